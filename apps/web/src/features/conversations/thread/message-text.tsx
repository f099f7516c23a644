import { UserText } from '../../../ui/user-text.tsx';
import { linkify } from './linkify.ts';
import styles from './message-list.module.css';

/** From so many letters on, a message is laid out only while it is near what is seen. */
const longLetters = 1000;

/** A message as it was typed, its web addresses made links that give nothing away to where they lead. */
export function MessageText({ content }: { content: string }) {
  let position = 0;
  return (
    <p className={styles.text} data-long={content.length > longLetters || undefined}>
      {linkify(content).map((part) => {
        position += part.text.length;
        if (part.kind === 'text') return <UserText key={position} text={part.text} />;
        return (
          <a key={position} href={part.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            <UserText text={part.text} />
          </a>
        );
      })}
    </p>
  );
}
