/** Breaks a text at its spaces into lines no wider than told, taking half the size as a letter's mean width. */
export function wrapText(text: string, size: number, width: number): string[] {
  const most = Math.floor(width / (size * 0.5));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
