/** Something a profile would gain by. Rules stand in the order of their effect. */
export interface GuidanceRule<Profile> {
  readonly id: string;
  readonly isMet: (profile: Profile) => boolean;
  /** What to do, as a French request. */
  readonly advice: string;
  /** What it changes, as the product really works. */
  readonly why: string;
  /** Where it is done. */
  readonly place: 'profile' | 'portfolio' | 'new-project';
}

/** What a profile still lacks, what matters most first. */
export function missingAdvice<Profile>(
  rules: readonly GuidanceRule<Profile>[],
  profile: Profile,
): readonly GuidanceRule<Profile>[] {
  return rules.filter(({ isMet }) => !isMet(profile));
}

/** Fewer characters than this tell a reader little. */
export const advisedDescriptionLength = 200;
/** Fewer skills than this leave a profile out of many searches. */
export const advisedSkillCount = 5;
