import * as z from 'zod/mini';
import { isPredictablePassword } from './common-passwords.ts';
import { inFrench } from './french-number.ts';
import { isFullName } from './full-name.ts';
import { isDay, isUsualYear, wrongYearMessage } from './paris-day.ts';
import { tidyEmail, tidyUrl } from './pasted/tidy-address.ts';
import { tidyLine, tidyName, tidyText } from './pasted/tidy-text.ts';
import { type NumberUnit, readNumberWithUnits } from './typed-number.ts';
import { isWebUrl } from './web-url.ts';

// Field schemas that more than one feature uses. Each carries the French sentence shown beside the field.

const required = (message: string) => z.minLength(1, message);
const missingMessage = (label: string) => `${label} : ce champ est obligatoire.`;
const emailMissing = 'Indiquez votre adresse e-mail, par exemple camille@exemple.fr.';

export const emailSchema = z.pipe(
  z.string(emailMissing).check(z.overwrite(tidyEmail), required(emailMissing)),
  z
    .string()
    .check(
      z.maxLength(254, 'Cette adresse e-mail est trop longue.'),
      z.email('Cette adresse e-mail n’est pas valide. Écrivez-la en entier, par exemple camille@exemple.fr.'),
    ),
);

export const passwordRuleMessage =
  'Le mot de passe doit contenir au moins 8 caractères, une lettre et un chiffre.';

const newPasswordMissing =
  'Choisissez un mot de passe : 8 caractères au moins, dont une lettre et un chiffre.';

export const commonPasswordMessage =
  'Ce mot de passe est trop courant. Il est de ceux que l’on essaie en premier : choisissez plutôt trois ou quatre mots sans lien entre eux, et un chiffre.';

/**
 * At least 8 characters, a letter and a digit; 128 characters at most; not predictable. The server also refuses those
 * on its list of common ones.
 */
export const newPasswordSchema = z.string(newPasswordMissing).check(
  z.minLength(1, { error: newPasswordMissing, abort: true }),
  z.refine((text: string) => text.length >= 8 && /\p{L}/u.test(text) && /\d/.test(text), {
    error: passwordRuleMessage,
    abort: true,
  }),
  z.maxLength(128, { error: 'Le mot de passe ne peut pas dépasser 128 caractères.', abort: true }),
  z.refine((text: string) => !isPredictablePassword(text), { error: commonPasswordMessage }),
);

export const passwordMissing = 'Indiquez votre mot de passe.';

/** A password typed as a proof: any text, so that stricter rules never lock anybody out. */
export const typedPasswordSchema = z
  .string(passwordMissing)
  .check(required(passwordMissing), z.maxLength(1000, 'Le mot de passe est trop long.'));

export const usernameMessage =
  'Indiquez un prénom et un nom, chacun avec une majuscule suivie de minuscules (par exemple « Camille Durand »).';

const usernameMissing = 'Indiquez votre prénom et votre nom, par exemple Camille Durand.';

export const usernameSchema = z
  .string(usernameMissing)
  .check(
    z.overwrite(tidyName),
    z.minLength(1, { error: usernameMissing, abort: true }),
    z.maxLength(100, 'Le nom ne peut pas dépasser 100 caractères.'),
    z.refine(isFullName, { error: usernameMessage }),
  );

const nameLike = /^[\p{L}\p{M}'’ʼ\- ]{2,100}$/u;
/** Whether a text is 2 to 100 letters, apostrophes, hyphens and spaces. */
export const isNameLike = (text: string): boolean => nameLike.test(text);

/**
 * Title, specialization, location: 2 to 100 letters, apostrophes, hyphens and spaces. `missing`: the error of
 * an empty one.
 */
export function nameLikeSchema(label: string, missing: string) {
  return z.string(missing).check(
    z.overwrite(tidyName),
    z.minLength(1, { error: missing, abort: true }),
    z.refine(isNameLike, {
      error: `${label} : de 2 à 100 lettres, apostrophes, tirets et espaces.`,
    }),
  );
}

const textSchema =
  (tidy: (text: string) => string) =>
  (label: string, max: number, min = 1, missing = missingMessage(label)) =>
    z
      .string(missing)
      .check(
        z.overwrite(tidy),
        z.minLength(min, missing),
        z.maxLength(max, `${label} : ${inFrench(max)} caractères au plus.`),
      );

/** Free text with a largest length; required unless `min` is 0. `missing`: the error of an empty one. */
export const freeTextSchema = textSchema(tidyText);

/** The same on one line. */
export const freeLineSchema = textSchema(tidyLine);

/** Required free text; `missing` is the error without it, which says what to write. */
export const requiredTextSchema = (label: string, max: number, missing: string) =>
  freeTextSchema(label, max, 1, missing);

/** The same on one line. */
export const requiredLineSchema = (label: string, max: number, missing: string) =>
  freeLineSchema(label, max, 1, missing);

interface NumberRules {
  readonly min?: number;
  readonly max: number;
  readonly int?: boolean;
  readonly fault?: string;
  readonly missing?: string;
  /** The units that may stand beside it; an amount pasted with another unit is refused. */
  readonly units?: readonly NumberUnit[];
}

const periods: Partial<Record<NumberUnit, string>> = {
  hour: 'par heure',
  day: 'par jour',
  month: 'par mois',
  year: 'par an',
};

/**
 * A number of euros or years, also as a person types it into a form. An empty text is missing, not zero.
 * `fault` replaces the message that names the limits, `missing` the one for nothing at all.
 */
export function numberSchema(
  label: string,
  { min = 0, max, int = false, fault, missing = missingMessage(label), units = [] }: NumberRules,
) {
  const rule = `indiquez un nombre${int ? ' entier' : ''} entre ${inFrench(min, 3)} et ${inFrench(max, 3)}.`;
  const message = `${label} : ${fault ?? rule}`;
  const period = units.map((unit) => periods[unit]).find(Boolean);
  const unitMessage = units.includes('euro')
    ? `${label} : indiquez le montant${period ? ` ${period}` : ' seul, sans période'}.`
    : message;
  return z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((value: unknown) => (typeof value === 'string' ? readTyped(value, units) : value)),
    ),
    z
      .number({
        error: ({ input }) => (isMissing(input) ? missing : input === otherUnit ? unitMessage : message),
      })
      .check(
        z.gte(min, message),
        z.lte(max, message),
        z.refine((value: number) => !int || Number.isInteger(value), { error: message }),
      ),
  );
}

const isMissing = (value: unknown) => value === undefined || value === null;
/** Marks a number with a unit that the field does not allow: no value of JSON equals it. */
const otherUnit = Symbol('other unit');

function readTyped(text: string, allowed: readonly NumberUnit[]): number | symbol | undefined {
  if (tidyLine(text) === '') return undefined;
  const { value, units } = readNumberWithUnits(text);
  return [...units].every((unit) => allowed.includes(unit)) ? value : otherUnit;
}

/** An optional number: undefined, null and an empty text are none. */
export function optionalNumberSchema(
  label: string,
  limits: NumberRules,
): z.ZodMiniType<number | null, string | number | null | undefined> {
  const emptyAsNone = z.transform((value: unknown): unknown =>
    typeof value === 'string' && tidyLine(value) === '' ? null : (value ?? null),
  );
  return z.pipe(emptyAsNone, z.nullable(numberSchema(label, limits)) as z.ZodMiniType) as never;
}

/** A day, `YYYY-MM-DD`, in a plausible year. `message`: the error of anything else. */
export function daySchema(message: string) {
  return z
    .string(message)
    .check(
      z.overwrite(tidyLine),
      z.refine(isDay, { error: message, abort: true }),
      z.refine(isUsualYear, { error: ({ input }) => wrongYearMessage(String(input)) }),
    );
}

/** An address a page may link to: `http` or `https`, nothing else; one without either gets `https://`. */
export function webUrlSchema(label: string) {
  const message = `${label} : indiquez l’adresse d’une page, par exemple exemple.fr.`;
  return z.string(message).check(
    z.overwrite(tidyUrl),
    z.maxLength(2000, `${label} : adresse trop longue.`),
    z.refine((text: string) => isWebUrl(text), { error: message }),
  );
}
