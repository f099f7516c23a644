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
