const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** French words that are also top-level domains, as they follow a full stop or an abbreviation without a space. */
const shortWords = words('de la et il me ne se si au ma sa ca ai');
/** These end no address that anybody may have directly, or next to none. */
const alwaysWords = words('et il');
const abbreviations =
  words(`av ave bd bld bvd ch che chem all imp pl rte sq qu fg res rés bat bât esc app appt apt et ét
  mme mmes mlle mr mm dr pr me st ste sté ste ets éts cie env max min maxi mini moy réf ref art al chap fig tab cf ex etc svp
  stp ps nb rdv tel tél port no num dép dept dir resp ass adm info obs rem surf ht long larg ép diam qté qte u ens lot vol
  éd ed coll trad rev janv fév févr avr juil sept oct nov déc lun mar mer jeu ven sam dim`);
/** Endings that are a country's or a trade's, and never what a sentence begins with. */
const neverWords = words('com net org biz fr io co uk us ru cn ch be lu mc xyz app dev gov edu');
const units = words('m cm mm km ml cl mg kg kw mw mo to st pm am ms ht er re pa md cc');
const archives = words('zip mov');
const otherFiles = words('ai ps pub md sh py pl cat link ink page');
const fileWords =
  /^(?:plans?|coupes?|fa[cç]ades?|logos?|images?|rendus?|planches?|dossiers?|fichiers?|carnets?|maquettes?|perspectives?|photos?|notices?|d[eé]tails?|vues?|annexes?|documents?|pages?|affiches?|sch[eé]mas?|insertions?|axonom[eé]tries?|lisez|readme|script)(?=$|[-_\d])/u;

/** Whether a space is missing behind the dot between two words: 'terminé.La suite', 'M.Dupont', 'av.de la République'. */
export function lacksSpace(before: string, after: string): boolean {
  const [lower, next] = [before.toLowerCase(), after.toLowerCase()];
  if (/^\p{Lu}\p{Ll}+$/u.test(after)) return !neverWords.has(next);
  if (/^\p{L}$/u.test(before) && /^\p{Lu}/u.test(after)) return true;
  if (!shortWords.has(after)) return false;
  const isShort = /^(?:\p{L}|\d+)$/u.test(before) || abbreviations.has(lower);
  return isShort || alwaysWords.has(after) || (after !== 'de' && /[éèêàùç]/u.test(before));
}

/** Whether a name with dots is that of a file: 'plans.zip', 'plan_RDC.ai'. */
export function isFileName(labels: readonly string[]): boolean {
  const extension = labels.at(-1)?.toLowerCase() ?? '';
  if (archives.has(extension)) return true;
  const name = labels[0]?.toLowerCase() ?? '';
  return otherFiles.has(extension) && (fileWords.test(name) || name.includes('_'));
}

/** Whether a number stands before its unit: '12.km', '2.500.ht'. */
export const isMeasure = (labels: readonly string[]): boolean =>
  units.has(labels.at(-1)?.toLowerCase() ?? '') && labels.slice(0, -1).every((label) => /^\d+$/u.test(label));

/** Whether four numbers are a section's or a version's rather than a machine's: 'lot 3.1.2.4'. */
export const isSectionNumber = (labels: readonly string[]): boolean =>
  labels.every((label) => /^\d{1,2}$/u.test(label));
