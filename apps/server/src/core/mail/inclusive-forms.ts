/** What a stem must end with before an ending that is also a top-level domain: only there can the form be an address. */
const stemsBefore: Readonly<Record<string, RegExp>> = {
  ne: /(?:en|on|an)$/u,
  nes: /(?:en|on|an)$/u,
  se: /(?:eur|eux|oux|^gros|^gras|^bas|^las|^épais|^métis|^andalou)$/u,
  ses: /(?:eur|eux|oux|^gros|^gras|^bas|^las|^épais|^métis|^andalou)$/u,
  ve: /(?:if|uf|ef)$/u,
  ves: /(?:if|uf|ef)$/u,
  ice: /(?:t|d)eur$/u,
  // linear: fixed words before the end
  es: new RegExp(
    `(?:${[
      'és?|nts|eurs',
      'eur|air|oir|ûr|dur|pur|futur|ier|ller|nger',
      '[ae]nt|[oea]int',
      '[çlgndsv]ais|[çlngsdqcv]ois|[pmcr]is|quis|ssis|clus|trus|fus',
      'rrect|rect|xact|tinct|trict|vert|pert|fert|fort|court|mort|crit|petit|uit|êt|ôt|tout|haut',
      'candidat|avocat|lauréat|magistrat|soldat|al|ivil|ubtil|entil|eul|gnol|nnel|uel|tiel|chef|tif',
      'mand|rand|chand|gnard|vard|illard|aud|blond|second|rond|profond',
      'ain|ein|voisin|cousin|masculin|féminin|orphelin|marin|citadin|latin|isan|ersan|ulman|^un|ucun|mmun|brun|ien|^citoyen|éen|açon|mpagnon|atron',
      'ami|apprenti|établi|fini|choisi|averti|investi|joli|poli|parti|suivi|réuni|garanti|tu|élu|[nlvç]u|ndu|aru',
    ].join('|')})$`,
    'u',
  ),
};
/** Endings that are no top-level domain, and what they stand behind. */
const otherEndings =
  /^(?:e|s|rices?|trices?|ices|euses?|esses?|sses?|nnes?|tes?|les?|lles?|elles?|ères?|eres?|ières?|ieres?|ives?|fes?|ffes?|ques?|[cg]?he|ue|ète|ïne|igne)$/u;
/** Words of one syllable that are written side by side: 'le.la', 'mon.ma'. */
const pairs = new Set(
  'le.la la.le mon.ma ma.mon ton.ta ta.ton son.sa sa.son il.elle elle.il ils.elles du.de un.une'.split(' '),
);
const stem = /^\p{L}{2,}$/u;

function isInclusiveWord(labels: readonly string[]): boolean {
  const [first = '', ...endings] = labels;
  if (endings.length === 0 || endings.length > 2 || !stem.test(first)) return false;
  if (pairs.has(labels.join('.'))) return true;
  return endings.every((ending) => stemsBefore[ending]?.test(first) ?? otherEndings.test(ending));
}

/**
 * Whether words with dots are French that names both genders: 'projeteur.se', 'motivé.e.s', 'architecte-dessinateur.rice'.
 * A stem and its ending must agree as French has it, so that 'amazon.es' or 'banque.se' is none.
 */
export function isInclusiveForm(text: string): boolean {
  // a capital behind a dot begins a sentence
  if (/\.\p{Lu}\p{Ll}/u.test(text)) return false;
  const parts = text.toLowerCase().split('-');
  const isPlain = (part: string) => /^\p{L}+$/u.test(part);
  return (
    parts.at(-1)?.includes('.') === true &&
    parts.every((part) => isPlain(part) || isInclusiveWord(part.split('.')))
  );
}
