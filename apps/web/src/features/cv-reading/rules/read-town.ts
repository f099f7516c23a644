import { type CvLine, textOf } from './cv-line.ts';
import { foldLetters, stripEnds } from './fold-letters.ts';
import type { CvPart } from './headings.ts';

/** A town that a CV may name as its author's. */
export interface TownMention {
  /** As it stands there. */
  readonly text: string;
  readonly postalCode: string | null;
  /** Whether what stands around it says that it is a town; else only a list of towns can tell. */
  readonly isCertain: boolean;
}

const small = "(?:d[eu]s?|l[ea]s?|la|sur|sous|en|aux?|et|lès|lez|l['’]|d['’])";
const name = `\\p{Lu}[\\p{L}'’-]*(?: (?:${small} ?)*\\p{Lu}[\\p{L}'’-]*)*`;
// linear: texts are cut to lines, see `readCv`
const codeBefore = new RegExp(`\\b(?:F-)?(\\d{5})[ ,]+(${name})`, 'u');
// linear: see above
const codeBehind = new RegExp(`(${name}),? \\(?(\\d{5}|\\d{2}|2[AB]|97\\d)\\)?(?=$|[ ,;|·/–-])`, 'u');
/** 'Nantes, Pays de la Loire, France', 'Ville de Paris, Île-de-France, France', 'Lyon et périphérie'. */
// linear: see above
const withRegion = new RegExp(`^(?:Ville de )?(${name})(?:, ${name}, France| et p[ée]riph[ée]rie)$`, 'u');
// linear: see above
const withCountry = new RegExp(`(${name})(?:,| –| -)? \\(?(?:France|FRANCE)\\)?$`, 'u');
// linear: see above
const labelled = new RegExp(
  `\\b(?:Adresse|Ville|Localisation|Lieu|Domicili[ée]e?(?: [àa])?|Domicile|Habite [àa]|Bas[ée]e? [àa])\\s*:?\\s*(${name})$`,
  'u',
);
// linear: see above
const alone = new RegExp(`^(${name})(?: \\d{1,2}(?:er|e|ème))?(?:, ${name})?$`, 'u');
const tail = /[ ,](?:cedex|cedex \d{1,2}|france)$/i;
/** Lines that name towns in which nobody lives now. */
const elsewhere = /\b(?:nee?|nationalite|mobile sur|mobilite|originaire)\b/;
const contactSign = /@|(?:\d[\s.\-–/]*){9}|www\.|https?:|linkedin/i;
const street =
  /\b(?:rue|avenue|boulevard|place|chemin|allee|impasse|quai|residence|route|cours|square|bis|bat\.?|parvis|lieu-dit)\b/;
const notTowns =
  /^(?:contact|adresse|permis|mobile|tel|telephone|e-?mail|mail|courriel|portable|fixe|linkedin|celibataire|mariee?|france|nationalite|francaise?|cv|curriculum)\b/;
const longestAlone = 35;

const cleaned = (text: string) => stripEnds(text.replace(tail, ''), ' ,');
const isTownLike = (text: string) => text.length >= 2 && text.length <= 50 && !street.test(foldLetters(text));

/** What stands apart on a line. */
const piecesOf = (line: CvLine) => line.cells.flatMap((cell) => cell.split(/ [|·•–/] | {2,}/u));

function certainIn(line: string): TownMention | null {
  const [, code, behind] = codeBefore.exec(line) ?? [];
  if (code && behind && isTownLike(cleaned(behind)))
    return { text: cleaned(behind), postalCode: code, isCertain: true };
  return null;
}

function likelyIn(piece: string): TownMention | null {
  const [, before, code = null] = codeBehind.exec(piece) ?? [];
  if (before && isTownLike(before))
    return { text: before, postalCode: code?.length === 5 ? code : null, isCertain: true };
  const found = withRegion.exec(piece)?.[1] ?? withCountry.exec(piece)?.[1] ?? labelled.exec(piece)?.[1];
  return found && isTownLike(found) ? { text: cleaned(found), postalCode: null, isCertain: false } : null;
}

/** A piece that is nothing but a name, beside what else one is reached by. */
function nameAlone(piece: string, mine: ReadonlySet<string>): TownMention | null {
  const found = piece.length <= longestAlone ? alone.exec(piece)?.[1] : undefined;
  const folded = foldLetters(found ?? '');
  if (!found || notTowns.test(folded) || !isTownLike(found)) return null;
  // a person's own name stands in their address, and is not asked about
  if (folded.split(/[ '-]/).some((word) => mine.has(word))) return null;
  return { text: found, postalCode: null, isCertain: false };
}

/** The words of the names in mail addresses: 'camille.roux@…'. */
const wordsOfMail = (text: string) =>
  new Set(
    [...foldLetters(text).matchAll(/([a-z0-9._-]{1,64})@/g)].flatMap(([, local = '']) =>
      local.split(/[._\d-]+/),
    ),
  );

/**
 * The towns that may be where a CV's author is, the likeliest first: by a postal code or département, by a label or the
 * country, and what stands alone beside a phone number or mail address. `title`: what one calls oneself, whose line names none alone.
 */
export function readTowns(parts: readonly CvPart[], title: string | null): TownMention[] {
  const lines = parts
    .filter(({ kind }) => ['head', 'contact', 'wanted'].includes(kind))
    .flatMap((part) => part.lines)
    .filter((line) => !elsewhere.test(foldLetters(textOf(line))));
  const largest = Math.max(...lines.map(({ size }) => size));
  const mine = wordsOfMail(lines.map(textOf).join(' '));
  const isTitle = (line: CvLine) => title !== null && foldLetters(textOf(line)).includes(foldLetters(title));
  const isOneSize = lines.every(({ size }) => size === largest);
  const isName = (line: CvLine) =>
    isOneSize ? line === lines[0] && line.cells.length === 1 : line.size === largest;
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - 2), at + 3).some((line) => contactSign.test(textOf(line)));
  const mentions = [
    ...lines.flatMap(({ cells }) => cells.map(certainIn)),
    ...lines.flatMap((line) => (isName(line) ? [] : piecesOf(line).map(likelyIn))),
    ...lines.flatMap((line, at) =>
      isName(line) || isTitle(line) || !isNear(at)
        ? []
        : piecesOf(line).map((piece) => nameAlone(piece, mine)),
    ),
  ];
  return mentions.filter((mention) => mention !== null);
}
