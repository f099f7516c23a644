import type { Random } from './random.ts';

export interface Person {
  readonly fullName: string;
  readonly isWoman: boolean;
}

const women =
  `Camille Élodie Inès Manon Léa Sofia Clara Aurélie Pauline Océane Margaux Hélène Anaïs Fatou Chloé Laurence Noémie Sarah
  Lucie Amélie Jeanne Maëlys Nadia Solène Marie-Ange Éloïse Yasmine Constance Louise Agathe Farida Rose-Line Béatrice Maïwenn Zoé
  Capucine Justine Mathilde Aïcha Victoire Marion Lina Élise Bérénice Salomé Perrine Adèle Coralie`.split(
    /\s+/u,
  );
const men =
  `Thomas Julien Hugo Nicolas Antoine Yann Mehdi François Baptiste Karim Mathieu Pierre-Louis Romain Gaël Damien Étienne Vincent
  Olivier Samir Loïc Jean-Baptiste Gabriel Ousmane Rémi Maxime Paul Simon Arthur Kévin Bruno Tristan Adrien Idriss Léo Malo Xavier
  Cédric Rayan Benoît Fabrice Moussa Grégoire Dimitri Florian Joël Emmanuel Théo Hervé`.split(/\s+/u);
const familyNames =
  `Aubry Bazin Bellanger Boyer Caillaud Carlier Chevallier Cissé Cordier Da Silva Delmas Diop Dupuis Fabre Ferrand
  Fleury Gauthier Gilbert Grondin Guillou Hamel Hoarau Imbert Joly Klein Lacroix Lambert Langlois Laurent Le Bihan Legrand Lemaire
  Leroux Mahé Maillard Marchand Marty Mercier Meunier Monnier Nguyen Olivier Pasquier Payet Pelletier Perrin Pichon Quéré Renaud
  Rivière Robin Salomon Sauvage Savary Séguin Tanguy Traoré Vallée Verdier Weber Zimmermann`
    .replace(/(Da|Le) /gu, '$1_')
    .split(/\s+/u)
    .map((name) => name.replace('_', ' '));

/** Whether a full name begins with one of the women's given names above. */
export function isWomansName(fullName: string): boolean {
  return women.includes(fullName.split(' ')[0] ?? '');
}

/** An invented person. */
export function createPerson(random: Random): Person {
  const isWoman = random.chance(0.5);
  return { fullName: `${random.pick(isWoman ? women : men)} ${random.pick(familyNames)}`, isWoman };
}

/** `count` invented people with different names, none of those in `taken`. */
export function createPeople(random: Random, count: number, taken: readonly string[] = []): Person[] {
  const names = new Set(taken);
  const people: Person[] = [];
  while (people.length < count) {
    const person = createPerson(random);
    if (names.has(person.fullName)) continue;
    names.add(person.fullName);
    people.push(person);
  }
  return people;
}

/** The demonstration address of a person: 'Élodie Le Goff' → 'elodie.le-goff@demo.mitoyen.test'. */
export function demoEmail(fullName: string): string {
  const plain = fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [given = '', ...family] = plain.replace(/[^a-z -]/gu, '').split(' ');
  return `${given}.${family.join('-')}@demo.mitoyen.test`;
}
