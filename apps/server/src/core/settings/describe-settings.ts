import type { Settings } from './define-settings.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The settings as a Markdown table. */
export function describeSettings(settings: Settings): string {
  const rows = Object.entries(settings).map(([name, { description, defaultText, secret }]) => {
    const fallback = defaultText === '' ? '—' : `\`${cell(defaultText)}\``;
    return `| \`${name}\`${secret ? ' (secret)' : ''} | ${fallback} | ${cell(description)} |`;
  });
  return ['| setting | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A text with the part between `<!-- begin NAME -->` and `<!-- end NAME -->` replaced. @throws when it has none. */
export function replaceGeneratedPart(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`no part between ${begin} and ${end}`);
  return `${text.slice(0, from + begin.length)}\n${content}\n${text.slice(to)}`;
}

const lineLength = 110;

function asComment(text: string): string {
  const lines = [''];
  for (const word of text.replaceAll('`', '').split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 3 > lineLength) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}

/** Every setting as a line that a shell, systemd and Docker Compose read alike, commented out with its default. */
export function exampleOf(settings: Settings): string {
  const entries = Object.entries(settings).map(
    ([name, { description, defaultText, secret }]) =>
      `${asComment(description + (secret ? ' (Secret.)' : ''))}\n#${name}=${defaultText}\n`,
  );
  return `# Made by npm run docs:generate. What production cannot do without is told in docs/operations.md.\n\n${entries.join('\n')}`;
}
