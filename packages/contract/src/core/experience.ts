/** Years offered in the forms: 0 to 20. */
export const experienceOptions = Array.from({ length: 21 }, (_, years) => years);
/** Most years of experience of a profile. */
export const maxExperienceYears = 60;

/** '1 an', '2 ans', '0 an'. */
export function formatExperience(years: number): string {
  return `${years}\u00a0${years <= 1 ? 'an' : 'ans'}`;
}
