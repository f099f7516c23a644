import { folded, type PageReading, titleOf, wordCountOf } from './page-reading.ts';

/** What a page is besides a part of a project. */
export type PageKind = 'project' | 'cover' | 'contents' | 'cv' | 'contact';

/** Whole lines, folded, that say it by themselves. */
const contentsLine =
  /^(?:sommaire|table des matieres|table des projets|contents|summary|index(?: des projets)?)$/;
const cvLine = /^(?:curriculum vitae|c v|cv|mon parcours|parcours professionnel)$/;
/** Headings of a CV, of which any two make one. */
const cvHeadings = [
  /^(?:formations?|diplomes?|etudes|formations? et diplomes?|education)$/,
  /^(?:experiences?(?: professionnelles?)?|parcours)$/,
  /^(?:competences?|logiciels|outils|competences? informatiques?|skills)$/,
  /^(?:langues|languages)$/,
  /^(?:centres? d interets?|loisirs)$/,
];
const coverLine =
  /^(?:mon )?(?:portfolio|book|press ?book|dossier de (?:candidature|references)|references(?: choisies)?|selection de projets|projets choisis)\b/;
const contactLine = /^(?:contacts?|me contacter|nous contacter|merci(?: de votre attention)?|thank you)$/;
const address = /[^\s@]@[^\s@.]{1,63}\.[^\s@]{2}|(?:\+33|\b0)\s?[1-9](?:[ .]?\d{2}){4}/;

const mostCoverWords = 30;
const mostContactWords = 45;
/** A first page that says no more than this, before one that begins something, is a cover. */
const mostUntoldCoverWords = 12;
/** So many lines that end in a page's number are a table of contents. */
const fewestEntries = 4;

function isContents(lines: readonly string[], texts: readonly string[], pageCount: number): boolean {
  if (lines.some((line) => contentsLine.test(line))) return true;
  const entries = texts.filter((text) => {
    const [, page] = /[\s.…·_-](\d{1,3})$/.exec(text) ?? [];
    return (
      page !== undefined && Number(page) <= pageCount && /\p{L}/u.test(text) && /\.{3}|…|_{3}/.test(text)
    );
  });
  return entries.length >= fewestEntries;
}

const isCv = (lines: readonly string[]) =>
  lines.some((line) => cvLine.test(line)) ||
  cvHeadings.filter((heading) => lines.some((line) => heading.test(line))).length >= 2;

/** What a page says that it is. */
export function kindOf({ number, text }: PageReading, pageCount: number): PageKind {
  const texts = text.lines.map((line) => line.text);
  const lines = texts.map(folded);
  const words = wordCountOf(text);
  if (isContents(lines, texts, pageCount)) return 'contents';
  if (isCv(lines)) return 'cv';
  const isEnd = number === 1 || number === pageCount;
  if (isEnd && words <= mostCoverWords && lines.some((line) => coverLine.test(line))) return 'cover';
  const isContact = lines.some((line) => contactLine.test(line)) || (number > 1 && isEnd);
  if (isContact && words <= mostContactWords && texts.some((line) => address.test(line))) return 'contact';
  if (number === pageCount && words <= mostCoverWords && lines.some((line) => contactLine.test(line)))
    return 'contact';
  return 'project';
}

/** Whether a first page that does not say so is a cover: a few words, and the next page begins something. */
export function isUntoldCover(
  [first, second]: readonly PageReading[],
  bodySize: number,
  kindOfSecond: PageKind | undefined,
): boolean {
  if (!first || !second || kindOfSecond === undefined) return false;
  const words = wordCountOf(first.text);
  if (words === 0 || words > mostUntoldCoverWords) return false;
  if (kindOfSecond !== 'project') return true;
  const [own, next] = [titleOf(first.text, bodySize), titleOf(second.text, bodySize)];
  return next !== null && folded(own ?? '') !== folded(next);
}
