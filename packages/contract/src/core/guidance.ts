/** An improvement of a profile. Rules are in the order of their effect. */
export interface GuidanceRule<Profile> {
  readonly id: string;
  readonly isMet: (profile: Profile) => boolean;
  /** What to do, as a French request; for a profile that has begun it, a request to continue. */
  readonly advice: string | ((profile: Profile) => string);
  /** The effect, as the product really works. */
  readonly why: string;
  /** The page on which it is done. */
  readonly place: 'profile' | 'portfolio' | 'new-project';
}

/** A rule that a profile does not meet, with its advice. */
export type Advice = Pick<GuidanceRule<unknown>, 'id' | 'why' | 'place'> & { readonly advice: string };

/** The rules that a profile does not meet, in the order of their effect. */
export function missingAdvice<Profile>(
  rules: readonly GuidanceRule<Profile>[],
  profile: Profile,
): readonly Advice[] {
  return rules
    .filter(({ isMet }) => !isMet(profile))
    .map(({ id, advice, why, place }) => ({
      id,
      advice: typeof advice === 'string' ? advice : advice(profile),
      why,
      place,
    }));
}

/** A shorter description tells a reader little. */
export const advisedDescriptionLength = 200;
/** With fewer skills, a profile is missing from many searches. */
const advisedSkillCount = 5;

interface PersonProfile {
  readonly avatar: string | null;
  readonly skills: readonly string[];
  readonly description: string;
}

/** The rules for freelances and job seekers alike. */
export const personGuidance = {
  avatar: {
    id: 'avatar',
    isMet: ({ avatar }: PersonProfile) => avatar !== null,
    advice: 'Ajoutez votre portrait',
    why: 'Il vous fait reconnaître dans l’annuaire et dans les messages, où il n’y a sinon que vos initiales.',
    place: 'profile',
  },
  skills: {
    id: 'skills',
    isMet: ({ skills }: PersonProfile) => skills.length >= advisedSkillCount,
    advice: `Indiquez au moins ${advisedSkillCount} compétences`,
    why: 'La recherche de l’annuaire lit vos compétences\u00a0: chacune est une façon de plus d’être trouvé.',
    place: 'profile',
  },
  description: {
    id: 'description',
    isMet: ({ description }: PersonProfile) => description.length >= advisedDescriptionLength,
    advice: 'Développez votre description',
    why: 'C’est le premier texte de votre page, et son résumé dans les moteurs de recherche et les liens partagés.',
    place: 'profile',
  },
} as const;
