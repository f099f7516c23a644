// SIREN and SIRET, the numbers INSEE gives to a company (9 digits) and to each of its establishments
// (the SIREN and 5 more digits). Both end with a Luhn check digit; see
// https://www.insee.fr/fr/metadonnees/definition/c1841.

/** La Poste has more establishments than Luhn allows: the sum of their digits is a multiple of 5 instead. */
const laPosteSiren = '356000000';

const digitsOf = (text: string) => Array.from(text, Number);

function passesLuhn(number: string): boolean {
  const sum = digitsOf(number)
    .reverse()
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** Whether a text is fourteen digits whose check digit holds (or La Poste's own rule). */
export function isValidSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false;
  if (passesLuhn(siret)) return true;
  return sirenOf(siret) === laPosteSiren && digitsOf(siret).reduce((a, b) => a + b, 0) % 5 === 0;
}

/** The SIREN of the company an establishment belongs to: the first nine digits. */
export function sirenOf(siret: string): string {
  return siret.slice(0, 9);
}

/** The last digit which makes a number of digits pass Luhn's check. */
export function luhnCheckDigit(digits: string): string {
  for (const candidate of '0123456789') if (passesLuhn(digits + candidate)) return candidate;
  throw new RangeError(`Not digits only: ${digits}`);
}
