import { tidySiret } from '@mitoyen/contract/core/pasted/tidy-digits.ts';
import { isValidSiret, sirenOf } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { BadRequest } from '@mitoyen/stripe-sandbox/bad-request.ts';

/** A company as programs give and read it: one row per establishment. */
export interface CompanyRow {
  readonly siren: string;
  readonly siret: string;
  readonly name: string;
  readonly active: boolean;
}

/** Reads a row from a request. `siren` may be left out; `active` is true unless said otherwise. */
export function parseCompanyRow(body: unknown): CompanyRow {
  if (typeof body !== 'object' || body === null) {
    throw new BadRequest('Envoyez un objet { siren, siret, name, active }.');
  }
  const { siren, siret: givenSiret, name, active = true } = body as Record<string, unknown>;
  const siret = typeof givenSiret === 'string' ? tidySiret(givenSiret) : '';
  if (!/^\d{14}$/.test(siret)) throw new BadRequest('siret : 14 chiffres sont attendus.');
  if (!isValidSiret(siret)) throw new BadRequest('siret : la clé de contrôle (Luhn) est fausse.');
  if (siren !== undefined && (typeof siren !== 'string' || tidySiret(siren) !== sirenOf(siret))) {
    throw new BadRequest('siren : les 9 premiers chiffres du siret sont attendus.');
  }
  if (typeof name !== 'string' || name.trim() === '' || name.length > 200) {
    throw new BadRequest('name : un nom de 1 à 200 caractères est attendu.');
  }
  if (typeof active !== 'boolean') throw new BadRequest('active : true ou false est attendu.');
  return { siren: sirenOf(siret), siret, name: name.trim(), active };
}
