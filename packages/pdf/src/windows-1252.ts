/** Where Windows-1252, the encoding of PDF's own fonts, differs from Unicode's first 256 characters. */
const differing = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((letter, index) => [
    letter,
    0x80 + index,
  ]),
);

const questionMark = 0x3f;
const spaces = /[\u2002-\u200a\u202f]/gu;

/** The bytes of a text; what cannot be said there is a question mark, thin spaces are no-break ones. */
export function toWindows1252(text: string): number[] {
  return [...text.replaceAll(spaces, '\u00a0')].map((letter) => {
    const code = differing.get(letter) ?? letter.codePointAt(0) ?? questionMark;
    const isPrintable =
      differing.has(letter) || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
    return isPrintable ? code : questionMark;
  });
}
