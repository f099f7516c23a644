/**
 * What the registry said of an establishment's number. `masked`: it is open, and its holder has the name hidden
 * (diffusion partielle, https://www.insee.fr/fr/information/6683782).
 */
const siretReadings = ['exists', 'closed', 'masked', 'unknown'] as const;
export type SiretReading = (typeof siretReadings)[number];

/** How it is known that an account is its number's holder: a mail at its website's domain, or an operator's word. */
export const companyConfirmations = ['website', 'operator'] as const;
export type CompanyConfirmation = (typeof companyConfirmations)[number];

/** The coarser word for what was read, as the API has it. */
export const siretStatuses = ['verified', 'pending', 'failed'] as const;
export type SiretStatus = (typeof siretStatuses)[number];

/** What is shown of a number: what was read of it, whether its account is known to be its holder's, or nothing yet. */
export const siretStates = [...siretReadings, 'confirmed', 'unread'] as const;
export type SiretState = (typeof siretStates)[number];

/**
 * The state of a number. Where the registry hides the number's name, a mail at a website confirms nothing; an
 * operator who saw a proof does. A closed or unknown number cannot be confirmed.
 */
export function siretStateOf(
  reading: SiretReading | null,
  confirmation: CompanyConfirmation | null,
): SiretState {
  if (reading === 'exists' && confirmation) return 'confirmed';
  if (reading === 'masked' && confirmation === 'operator') return 'confirmed';
  return reading ?? 'unread';
}

/** The coarser word for a reading. A hidden name cannot be compared with a company's; a freelance has none. */
export function siretStatusOf(reading: SiretReading | null, kind: 'freelance' | 'company'): SiretStatus {
  if (reading === 'exists') return 'verified';
  if (reading === 'masked') return kind === 'freelance' ? 'verified' : 'pending';
  return reading === null ? 'pending' : 'failed';
}
