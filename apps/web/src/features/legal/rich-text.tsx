import { frenchSpaces } from '@mitoyen/contract/core/french-spaces.ts';
import { Link } from 'react-router';

const linkPattern = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** A text whose `[label](address)` parts are links, with the spaces of French punctuation. */
export function RichText({ text }: { text: string }) {
  const parts = frenchSpaces(text).split(linkPattern);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const address = parts[index + 1] ?? '';
    const key = `${index}-${address}`;
    if (address.startsWith('/')) {
      return (
        <Link key={key} to={address}>
          {part}
        </Link>
      );
    }
    return (
      <a key={key} href={address}>
        {part}
      </a>
    );
  });
}
