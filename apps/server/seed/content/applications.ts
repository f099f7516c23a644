import {
  type ApplicationStatus,
  mostShownProjects,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import type { DemoFreelance } from './freelances.ts';
import type { DemoOffer } from './offers.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoApplication {
  /** Ranks of its offer and of its freelance. */
  readonly offer: number;
  readonly freelance: number;
  readonly status: ApplicationStatus;
  readonly letter: string;
  readonly rateEurosPerDay: number;
  /** Places in the applicant's portfolio of the projects chosen to be shown with it. */
  readonly shownProjects: readonly number[];
}

/** How many each of a company's five offers received. The account to try the product with has more to read. */
const counts = { usual: [4, 1, 3, 2, 0], first: [12, 9, 8, 7, 4] } as const;

/** Where applications to an offer in each state stand, in turn. */
const states: Readonly<Record<Exclude<OfferStatus, 'draft'>, readonly ApplicationStatus[]>> = {
  open: ['sent', 'seen', 'shortlisted', 'rejected', 'sent', 'withdrawn', 'accepted', 'seen'],
  filled: ['accepted', 'rejected', 'rejected', 'withdrawn', 'rejected'],
  cancelled: ['rejected', 'withdrawn', 'rejected'],
  expired: ['sent', 'seen', 'shortlisted', 'rejected'],
};

/** Trades whose people do each other's work. */
const families = `
architecte dessinateur dessinateur-projeteur collaborateur-d-architecte architecte-d-interieur architecte-du-patrimoine maitre-d-oeuvre
architecte perspectiviste infographiste-3d
ingenieur-structure ingenieur-bois projeteur-bois projeteur-beton-arme
projeteur-bois dessinateur-projeteur dessinateur
maitre-d-oeuvre conducteur-de-travaux chef-de-chantier pilote-opc economiste metreur
urbaniste paysagiste-concepteur dessinateur-paysagiste projeteur-vrd
geometre-topographe dessinateur
modeleur-bim coordinateur-bim bim-manager`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ')));

/** The account to try the product with applied to these offers, by rank, and is so many from the first there. */
const ofFirst = new Map([0, 3, 6, 12, 27, 36, 40, 55].map((offer) => [offer, offer === 55 ? 3 : 0]));

const openings = [
  'Votre mission correspond à ce que je fais depuis {years}\u00a0: {mission}. Je peux commencer dans deux semaines.',
  'Je travaille à mon compte depuis {years} et j’ai mené l’an dernier une mission très proche de la vôtre\u00a0: {mission}.',
  'Votre projet, {project}, m’intéresse autant que la mission, et mon calendrier s’y prête.',
  'Pour votre projet, {project}, je vous propose de reprendre le dossier là où il en est, sans temps d’adaptation.',
];
const kinOpenings = [
  'Mon métier est un peu plus large\u00a0: {trade}. Ce que vous demandez en fait partie, et je l’ai fait à chaque projet depuis {years}.',
  'Je vous écris comme {trade}\u00a0: c’est un travail que je mène souvent de bout en bout, et le sujet, {project}, m’attire.',
];
const practices = [
  'Vous demandez «\u00a0{requirement}\u00a0»\u00a0: c’est ma pratique, avec {skill} et {skill2}, et je livre des fichiers que d’autres peuvent reprendre.',
  'Sur «\u00a0{requirement}\u00a0», j’ai de quoi vous montrer\u202f; {skill} fait le reste.',
  'Je tiens à jour un journal des décisions, ce que mes clients apprécient autant que {skill}. «\u00a0{requirement}\u00a0» ne me pose pas de difficulté.',
];
const closings = [
  'Mon portfolio montre deux réalisations comparables. Je reste disponible pour un appel.',
  'Le tarif proposé comprend deux allers-retours de corrections.',
  'Je peux me déplacer une journée par semaine et travailler le reste du temps à distance.',
];

/** The applications of the demonstration, always the same: to missions of the applicants' trade, or of one near it. */
export function createDemoApplications(
  offers: readonly DemoOffer[],
  freelances: readonly DemoFreelance[],
): DemoApplication[] {
  const tradesOf = freelances.map(({ title, specialization }) => readTrades(`${title} ${specialization}`));
  return offers.flatMap((offer, rank) => {
    const random = createRandom(`applications/${rank}`);
    const count = (offer.company === 0 ? counts.first : counts.usual)[rank % 5] ?? 0;
    const applicants = chooseApplicants(random, offer, tradesOf, count);
    const place = ofFirst.get(rank);
    if (place !== undefined) applicants.splice(place, 1, 0);
    return applicants.map((freelance, at) => ({
      offer: rank,
      freelance,
      status: statusAt(offer, at),
      ...createLetter(random, offer, freelances[freelance], fits(offer, tradesOf[freelance])),
      shownProjects: chooseProjects(`${rank}/${freelance}`, freelances[freelance]),
    }));
  });
}

const readTrades = (text: string) =>
  understand(text, [], vocabulary).finds.flatMap((find) => (find.kind === 'trade' ? [find.code] : []));

const fits = ({ trades }: DemoOffer, own: readonly string[] = []) =>
  trades.some((trade) => own.includes(trade));

/** So many of the offer's trades, then of trades near them; the account to try the product with is not among them. */
function chooseApplicants(
  random: Random,
  offer: DemoOffer,
  tradesOf: readonly (readonly string[])[],
  count: number,
): number[] {
  const near = families.filter((family) => offer.trades.some((trade) => family.has(trade)));
  const others = tradesOf.flatMap((_, index) => (index > 0 ? [index] : []));
  const fitting = others.filter((index) => fits(offer, tradesOf[index]));
  const kin = others.filter(
    (index) =>
      !fits(offer, tradesOf[index]) &&
      tradesOf[index]?.some((trade) => near.some((family) => family.has(trade))),
  );
  const shuffled = (from: readonly number[]) => random.sample(from, from.length);
  return [...shuffled(fitting), ...shuffled(kin)].slice(0, count);
}

/** Each company's first applicant stands elsewhere than the one of the company before it. */
function statusAt({ company, status }: DemoOffer, place: number): ApplicationStatus {
  const cycle = states[status];
  return cycle[(status === 'open' ? company + place : place) % cycle.length] ?? 'sent';
}

/** Of two applicants in three one to three projects with pictures; the others chose none. */
function chooseProjects(drawnBy: string, freelance: DemoFreelance | undefined): number[] {
  const random = createRandom(`shown projects/${drawnBy}`);
  const drawn = (freelance?.portfolio ?? []).flatMap(({ pictures }, place) =>
    pictures.length > 0 ? [place] : [],
  );
  const count = random.between(0, 1) < 1 / 3 ? 0 : random.int(1, mostShownProjects);
  return random.sample(drawn, Math.min(count, drawn.length));
}

function createLetter(
  random: Random,
  offer: DemoOffer,
  freelance: DemoFreelance | undefined,
  isOfTrade: boolean,
) {
  if (!freelance) throw new RangeError('an application of nobody');
  const { experienceYears, title, skills, hourlyRateEuros } = freelance;
  const [mission = '', project = ''] = offer.title.split(', ');
  const words: Readonly<Record<string, string>> = {
    years: experienceYears > 1 ? `${experienceYears} ans` : 'mes débuts',
    trade: lowerFirst(title),
    mission: lowerFirst(mission),
    project,
    requirement: random.pick(offer.requirements),
    skill: skills[0] ?? 'mes outils',
    skill2: skills[1] ?? 'mes carnets',
  };
  const opening = random.pick(isOfTrade ? openings : kinOpenings);
  const text = [opening, random.pick(practices), random.pick(closings)].join('\n\n');
  const asked = (hourlyRateEuros * 7 + offer.budgetEurosPerDay) / 2;
  return {
    letter: `Bonjour,\n\n${text.replace(/\{(\w+)\}/gu, (_, name: string) => words[name] ?? '')}`,
    rateEurosPerDay: Math.round(asked / 5) * 5,
  };
}

/** Acronyms keep their capitals. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
