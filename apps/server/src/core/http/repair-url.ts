const replacementCharacter = '%EF%BF%BD';
/** No address of ours holds one, and patterns of routes pass over some of them. */
const controlOrLineEnd = /[\p{Cc}\u2028\u2029]/u;

function repairPart(part: string): string {
  if (part === '%') return '%25';
  try {
    return controlOrLineEnd.test(decodeURIComponent(part)) ? replacementCharacter : part;
  } catch {
    return replacementCharacter;
  }
}

/** An address whose path can be decoded, for a link that was cut or garbled: it is answered like any other unknown one. */
export function repairUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return url;
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, repairPart) + url.slice(path.length);
}
