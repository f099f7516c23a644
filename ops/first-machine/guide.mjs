/**
 * The blocks of a guide that are run: fenced as `sh`, in their order.
 * @returns of each its lines, the number of its section, and what stands behind `sh`.
 */
export function readBlocks(markdown) {
  const blocks = [];
  let section = 0;
  let block = null;
  for (const line of markdown.split('\n')) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = Number(heading[1]);
    const fence = /^```(\w*) ?(\w*)$/.exec(line);
    if (fence && block === null) block = { language: fence[1], note: fence[2], section, lines: [] };
    else if (line === '```' && block !== null) {
      if (block.language === 'sh') blocks.push({ lines: block.lines, section, note: block.note });
      block = null;
    } else block?.lines.push(line);
  }
  return blocks;
}
