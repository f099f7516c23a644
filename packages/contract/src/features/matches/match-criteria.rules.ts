// What the reasons of a match are made of, and all of it: the rules in explain-match.ts have one entry each, and the
// page that explains them reads this list.

/** Whether a profile fulfils what an offer asks. Unknown: the profile does not say. */
export const matchStates = ['met', 'not_met', 'unknown'] as const;
export type MatchState = (typeof matchStates)[number];

/**
 * Kilometres as the crow flies that count as near, where a profile does not say how far the person travels.
 */
export const usualReachKm = 50;

/** So near comes before what is farther, within reach and out of it. */
export const neighbouringKm = 100;

/** How much of a budget or a salary may be asked beyond it and still be near it. */
export const nearPay = 0.1;

/**
 * In the order in which they decide, and in which reasons of one state are listed. `rule` says when a
 * criterion is met; except for the trade, what an offer does not ask is not judged.
 */
export const matchCriteria = [
  {
    code: 'trade',
    name: 'Métier',
    rule: 'le profil et l’offre ont un métier en commun\u00a0: celui qu’on y a choisi, sinon celui que nomme l’intitulé, au masculin comme au féminin. Un autre métier n’est jamais proposé\u00a0; un métier à préciser vient en dernier.',
  },
  {
    code: 'place',
    name: 'Lieu',
    rule: `l’offre se fait à distance, ou son lieu est à la portée que le profil annonce, à vol d’oiseau\u00a0; ${usualReachKm}\u00a0km s’il n’en annonce pas.`,
  },
  {
    code: 'rate',
    name: 'Tarif',
    rule: 'pour une mission, le tarif du profil, rapporté à la journée, ne dépasse pas le budget de plus de 10\u00a0%. L’écart est par jour.',
  },
  {
    code: 'salary',
    name: 'Salaire',
    rule: 'pour un poste, le salaire que le profil souhaite ne dépasse pas le haut de la fourchette de plus de 10\u00a0%, par an.',
  },
  {
    code: 'software',
    name: 'Logiciels',
    rule: 'le profil nomme tous les logiciels demandés, au niveau demandé ou mieux.',
  },
  {
    code: 'phases',
    name: 'Phases',
    rule: 'le profil nomme toutes les phases demandées.',
  },
  {
    code: 'programmes',
    name: 'Programmes',
    rule: 'le profil nomme tous les programmes demandés (logement, santé…).',
  },
  {
    code: 'contexts',
    name: 'Contextes',
    rule: 'le profil nomme tous les contextes demandés (neuf, réhabilitation…).',
  },
  {
    code: 'skills',
    name: 'Exigences',
    rule: 'une ligne des exigences cite une compétence du profil. Sinon, c’est à lire, jamais un manque.',
  },
  {
    code: 'availability',
    name: 'Disponibilité',
    rule: 'la personne est libre au début annoncé du poste, sous 7\u00a0jours pour un besoin urgent, sinon au plus tard à la date limite de candidature.',
  },
  {
    code: 'days',
    name: 'Jours par semaine',
    rule: 'le profil annonce autant de jours que le poste en compte (7\u00a0heures par jour, 5\u00a0jours au plus).',
  },
] as const;
export type MatchCriterion = (typeof matchCriteria)[number]['code'];

/** One line of why an offer and a profile fit, or do not. */
export interface MatchReason {
  readonly criterion: MatchCriterion;
  readonly state: MatchState;
  readonly text: string;
}

/** From so many years of experience on, a person is shown other jobs before those for beginners. */
export const experiencedFromYears = 2;

/** What no rule reads. */
export const neverMatchedBy = [
  'le nom, le prénom, la photo et l’âge',
  'le genre\u00a0: l’intitulé d’un profil n’est lu que pour le métier qu’il nomme, et nomme le même dans les deux genres',
  'l’abonnement de l’entreprise ou une mise en avant payée',
  'ce que vous avez lu, cherché, cliqué ou écrit',
  'vos candidatures, leurs réponses, et le temps que vous mettez à répondre',
  'les années d’expérience, dans ce qu’une entreprise voit\u00a0: aucune offre n’en chiffre',
] as const;

/** The most that are shown at once; the whole list is one link away. */
export const mostMatches = 24;
