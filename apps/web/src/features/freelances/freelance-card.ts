import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { tidyName } from '@mitoyen/contract/core/pasted/tidy-text.ts';
import { skillsSchema } from '@mitoyen/contract/core/skills.ts';
import { readTypedNumber } from '@mitoyen/contract/core/typed-number.ts';
import { cardWorkCount } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { FreelanceSetupValues } from './freelance.kind.ts';
import { freelanceSetupTexts as texts } from './freelance-setup.texts.ts';

/** The card that the directory would show of what is typed; what is still missing is named. */
export function freelanceCard(
  values: FreelanceSetupValues,
  username: string,
  firstName: string,
): ProfileCard {
  const rate = readTypedNumber(values.hourlyRate);
  const years = Number(values.experienceYears);
  const works = values.portfolio.flatMap(({ images: [cover] }) => {
    if (!cover) return [];
    const { url, focusX, focusY } = cover;
    return [{ url, focusX, focusY }];
  });
  return {
    kind: 'freelance',
    id: '',
    firstName: shownFirstName(tidyName(username), firstName) || texts.card.firstName,
    title: values.title.trim() || texts.card.title,
    specialization: values.specialization.trim() || texts.card.specialization,
    location: values.location.trim() || texts.card.location,
    skills: skillsSchema.safeParse(values.skills).data ?? [],
    experienceYears: Number.isFinite(years) ? years : 0,
    availability: 'Disponible',
    avatar: values.avatar,
    trades: [],
    ...(Number.isFinite(rate) && values.hourlyRate !== '' && { hourlyRate: rate }),
    ...(works.length > 0 && { works: works.slice(0, cardWorkCount) }),
  };
}
