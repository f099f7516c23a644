import type { ProfileCard, ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';

let count = 0;

/** A freelance's card, different from the last one. */
export function freelanceCard(over: Partial<ProfileCard> = {}): ProfileCard {
  count += 1;
  return {
    kind: 'freelance',
    id: `freelance-${count}`,
    firstName: 'Camille',
    title: 'Architecte',
    specialization: 'Réhabilitation',
    location: 'Lyon',
    skills: ['Revit', 'AutoCAD'],
    experienceYears: 7,
    availability: 'Disponible',
    avatar: null,
    trades: ['architecte'],
    hourlyRate: 45,
    ...over,
  };
}

/** A job seeker's card, different from the last one. */
export function jobseekerCard(over: Partial<ProfileCard> = {}): ProfileCard {
  const { hourlyRate: _, ...card } = freelanceCard();
  return {
    ...card,
    kind: 'jobseeker',
    firstName: 'Samir',
    availability: 'Disponible sous 1 mois',
    expectedSalary: 38_000,
    hasCv: true,
    ...over,
  };
}

/** A page of the directory as the server answers it. */
export function profilePage(items: ProfileCard[], over: Partial<ProfilePage> = {}): ProfilePage {
  return { items, total: items.length, isTotalExact: true, nextCursor: null, seed: 'draw1', ...over };
}
