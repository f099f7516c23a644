/** A value of a PDF (ISO 32000-1, 7.3). A reference is to an object by its number and generation. */
export type PdfValue =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'string'; readonly bytes: Buffer }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'reference'; readonly object: number; readonly generation: number }
  | { readonly type: 'array'; readonly items: readonly PdfValue[] }
  | { readonly type: 'dictionary'; readonly entries: ReadonlyMap<string, PdfValue> };

type Token = PdfValue | { readonly type: 'mark'; readonly mark: string };

const space = /[\0\t\n\f\r ]/;
const delimiter = /[()<>[\]{}/%]/;
const maxDepth = 50;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The tokens of a text in which each character is a byte (latin1), without comments. Never fails; linear. */
function* tokensOf(text: string, from = 0): Generator<Token> {
  let at = from;
  while (at < text.length) {
    const char = text.charAt(at);
    if (space.test(char)) at += 1;
    else if (char === '%') at = endOfLine(text, at);
    else if (char === '(') {
      const { value, end } = readString(text, at + 1);
      yield { type: 'string', bytes: Buffer.from(value, 'latin1') };
      at = end;
    } else if (char === '/') {
      const end = endOfWord(text, at + 1);
      const name = text
        .slice(at + 1, end)
        .replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      yield { type: 'name', name };
      at = end;
    } else if (text.startsWith('<<', at) || text.startsWith('>>', at)) {
      yield { type: 'mark', mark: text.slice(at, at + 2) };
      at += 2;
    } else if (char === '<') {
      const close = text.indexOf('>', at);
      const end = close < 0 ? text.length : close;
      yield { type: 'string', bytes: hexBytes(text.slice(at + 1, end)) };
      at = end + 1;
    } else if (delimiter.test(char)) {
      yield { type: 'mark', mark: char };
      at += 1;
    } else {
      const end = endOfWord(text, at);
      yield wordOf(text.slice(at, end));
      at = end;
    }
  }
}

/** The value that begins here; null where none does. Of a dictionary or an array cut short, what there is. */
export function readPdfValue(text: string, from = 0): PdfValue | null {
  const tokens = tokensOf(text, from);
  const next = () => tokens.next().value as Token | undefined;
  const first = next();
  return first ? completeValue(first, next, 0) : null;
}

function completeValue(token: Token, next: () => Token | undefined, depth: number): PdfValue | null {
  if (token.type !== 'mark') return token;
  const close = token.mark === '<<' ? '>>' : token.mark === '[' ? ']' : null;
  if (close === null || depth > maxDepth) return null;
  const items: PdfValue[] = [];
  for (let inner = next(); inner; inner = next()) {
    if (inner.type === 'mark' && inner.mark === close) break;
    if (inner.type === 'word' && inner.word === 'R') foldReference(items);
    else {
      const value = completeValue(inner, next, depth + 1);
      if (value === null) break;
      items.push(value);
    }
  }
  return close === ']' ? { type: 'array', items } : { type: 'dictionary', entries: entriesOf(items) };
}

/** `12 0 R`: the two numbers before an R. */
function foldReference(items: PdfValue[]): void {
  const generation = items.pop();
  const object = items.pop();
  if (object?.type === 'number' && generation?.type === 'number')
    items.push({ type: 'reference', object: object.value, generation: generation.value });
}

function entriesOf(items: readonly PdfValue[]): Map<string, PdfValue> {
  const entries = new Map<string, PdfValue>();
  for (let index = 0; index + 1 < items.length; index += 2) {
    const key = items[index];
    const value = items[index + 1];
    if (key?.type === 'name' && value) entries.set(key.name, value);
  }
  return entries;
}

function wordOf(word: string): PdfValue {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word)
    ? { type: 'number', value: Number(word) }
    : { type: 'word', word };
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !space.test(text.charAt(at)) && !delimiter.test(text.charAt(at))) at += 1;
  return at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== '\n' && text.charAt(at) !== '\r') at += 1;
  return at;
}

/** A literal string (7.3.4.2): parentheses in pairs, backslashes before the others, bytes as octal numbers. */
function readString(text: string, from: number): { value: string; end: number } {
  const parts: string[] = [];
  let depth = 1;
  let at = from;
  while (at < text.length) {
    const char = text.charAt(at);
    at += 1;
    if (char === ')' && --depth === 0) break;
    if (char === '(') depth += 1;
    if (char !== '\\') {
      parts.push(char);
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0];
    const escaped = text.charAt(at);
    if (octal) parts.push(String.fromCharCode(Number.parseInt(octal, 8) % 256));
    else if (escaped === '\r' && text.charAt(at + 1) === '\n') at += 1;
    else if (escaped !== '\n' && escaped !== '\r') parts.push(escapes[escaped] ?? escaped);
    at += octal ? octal.length : 1;
  }
  return { value: parts.join(''), end: at };
}

function hexBytes(text: string): Buffer {
  const digits = text.replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}
