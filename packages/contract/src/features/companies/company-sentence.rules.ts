import { type CompanySector, companySectorLabels } from './company-facts.rules.ts';

/** 'Lyon' → 'à Lyon', 'Le Mans' → 'au Mans', 'Les Sables-d’Olonne' → 'aux Sables-d’Olonne'. */
function at(town: string): string {
  const [, article, rest] = /^(Les?) (.+)$/u.exec(town) ?? [];
  if (article) return `${article === 'Le' ? 'au' : 'aux'} ${rest}`;
  return `à ${town}`;
}

/** Small letters for what follows another sector; names in capitals stay. */
const within = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** What a company does and where, as the shortest description of it: 'Architecture et paysage à Lyon.' */
export function companySentence(sectors: readonly CompanySector[], town: string): string {
  const [first = '', ...others] = sectors.map((sector) => companySectorLabels[sector]);
  if (first === '') return '';
  const what = new Intl.ListFormat('fr').format([first, ...others.map(within)]);
  return `${what}${town.trim() ? ` ${at(town.trim())}` : ''}.`;
}
