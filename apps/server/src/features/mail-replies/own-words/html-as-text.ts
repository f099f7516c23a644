import { compile } from 'html-to-text';
import { signatureMark } from './quote-heads.ts';

/** Longer ones are cut before they are read: our own mail, quoted, takes 10,000. */
const maxHtmlLength = 1_000_000;
const maxDepth = 200;

/** Stands for `-- ` while spaces at the end of lines are taken away: of those that Unicode leaves to private use. */
const signatureSign = '\ue000';

const block = (before: number, after = before) => ({
  leadingLineBreaks: before,
  trailingLineBreaks: after,
});

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: maxHtmlLength, maxDepth, ellipsis: '' },
  formatters: {
    /** A picture in the text is named by its id, as programs do in plain text. */
    namedPicture(element, _walk, builder) {
      const source = String(element.attribs?.src ?? '');
      if (source.startsWith('cid:')) builder.addInline(`[${source}]`);
    },
    /** What programs mark as the beginning of a signature; the text's own dashes are nobody's mark. */
    signature(element, walk, builder) {
      builder.addLineBreak();
      builder.addInline(signatureSign);
      builder.addLineBreak();
      walk(element.children, builder);
    },
  },
  selectors: [
    {
      selector: 'a',
      options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true, linkBrackets: ['(', ')'] },
    },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'img', format: 'namedPicture' },
    { selector: 'p', options: block(2) },
    // Word writes every line as a paragraph, and an empty one as a paragraph with a space
    { selector: 'p.MsoNormal', format: 'paragraph', options: block(1) },
    { selector: 'blockquote', options: { ...block(1), trimEmptyLines: false } },
    { selector: 'hr', options: { ...block(1), length: 32 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { ...block(1), uppercase: false },
    })),
    ...['ul', 'ol'].map((selector) => ({ selector, options: { ...block(1), itemPrefix: '- ' } })),
    { selector: '.gmail_signature_prefix', format: 'signature' },
    { selector: '.moz-signature', format: 'signature' },
  ],
});

/** The text of a mail that is HTML: a line for each line that is seen, `> ` before what is quoted. */
export function htmlAsText(html: string): string {
  return convert(html).replaceAll('\u00a0', ' ').replaceAll(signatureSign, signatureMark);
}
