import type { FindingLevel } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { authorities } from '@mitoyen/contract/features/offer-checks/rules/authorities.ts';
import { ruleFacts } from '@mitoyen/contract/features/offer-checks/rules/rule-facts.ts';
import type { LegalSection } from './legal-document.ts';

const heads: Readonly<Record<FindingLevel, string>> = {
  stop: 'Ce qui empêche une offre d’être publiée :',
  warn: 'Ce que l’entreprise doit avoir lu avant de publier quand même :',
  advise: 'Ce que nous conseillons, sans rien demander :',
};

const cite = ({ label, url }: { label: string; url: string }) => (url === '' ? label : `[${label}](${url})`);

const rulesOf = (level: FindingLevel) =>
  Object.values(ruleFacts)
    .filter((rule) => rule.level === level)
    .map(({ about, authority }) => `${about} ${cite(authorities[authority])}`);

/** What is checked of every offer, from the rules themselves. */
export const checkedOffersSection: LegalSection = {
  id: 'offres-verifiees',
  title: 'Ce que nous vérifions des offres',
  blocks: [
    'Chaque offre est lue par un programme quand elle s’écrit, puis quand elle est publiée ou modifiée. Il cherche des mots et compare des montants ; il ne juge personne, et peut se tromper. Une remarque dit toujours pourquoi, et par quel texte.',
    ...(['stop', 'warn', 'advise'] as const).flatMap((level) => [heads[level], { list: rulesOf(level) }]),
    'Une remarque vous paraît fausse ? Écrivez-nous : l’adresse est au bas de cette page.',
  ],
};
