import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** Entries added to the catalogue. */
  readonly catalogue?: string;
  /** Objects added, each as `6 0 obj … endobj`. */
  readonly objects?: string;
  /** Objects that are packed into a stream. */
  readonly packed?: string;
  /** Entries added to the trailer. */
  readonly trailer?: string;
}

/** A minimal PDF of one page, with the given parts added. */
export function pdfOf({ catalogue = '', objects = '', packed, trailer = '' }: PdfParts = {}): Buffer {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>';
  const text = 'BT (HTML/JavaScript, /Launch et /EmbeddedFile) Tj ET';
  const head = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R ${catalogue}>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj ${page} endobj
4 0 obj <</Length ${text.length}>>
stream
${text}
endstream endobj
5 0 obj <</Title (Amont \\(upstream
\\): HTML/JavaScript)>> endobj
${objects}
`;
  const tail = `\ntrailer <</Size 20/Root 1 0 R/Info 5 0 R ${trailer}>>\nstartxref\n0\n%%EOF\n`;
  const parts = [Buffer.from(head, 'latin1')];
  if (packed !== undefined) {
    const content = deflateSync(Buffer.from(packed));
    const dictionary = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>`;
    parts.push(
      Buffer.from(`9 0 obj ${dictionary}\nstream\r\n`),
      content,
      Buffer.from('\r\nendstream endobj'),
    );
  }
  return Buffer.concat([...parts, Buffer.from(tail, 'latin1')]);
}
