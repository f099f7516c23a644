import type { RegisteredFirm } from '@mitoyen/contract/features/registry-checks/registry-checks.schemas.ts';

/** One field that the registry fills in. */
export interface RegistryField<Values> {
  readonly name: keyof Values & string;
  /** What the field is called within a sentence. */
  readonly label: string;
  readonly of: (firm: RegisteredFirm) => string | null;
  /** What else is set with it: the code of a place. */
  readonly with?: (firm: RegisteredFirm) => Partial<Values>;
}

/** What an answer of the registry makes of a form. */
export interface RegistryFill<Values> {
  readonly changes: Partial<Values>;
  readonly filled: readonly RegistryField<Values>[];
  /** Fields in which the user wrote something else. */
  readonly differing: readonly RegistryField<Values>[];
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const textOf = <Values>(values: Values, name: keyof Values) => String(values[name] ?? '').trim();

/** What one field becomes; nothing where the registry does not say. */
export function valueFrom<Values>(field: RegistryField<Values>, firm: RegisteredFirm): Partial<Values> {
  return { [field.name]: field.of(firm) ?? '', ...field.with?.(firm) } as Partial<Values>;
}

/**
 * Fills fields that are empty, or that still hold what the registry filled in before (`written`, by field).
 * What the user wrote stays, and is listed in `differing` where the registry says something else.
 */
export function fillFrom<Values extends object>(
  fields: readonly RegistryField<Values>[],
  firm: RegisteredFirm,
  values: Values,
  written: Readonly<Record<string, string>>,
): RegistryFill<Values> {
  const told = fields.filter((field) => field.of(firm));
  const isOurs = ({ name }: RegistryField<Values>) => {
    const text = textOf(values, name);
    return text === '' || text === written[name];
  };
  const filled = told.filter(isOurs);
  const differing = told.filter(
    (field) => !isOurs(field) && fold(textOf(values, field.name)) !== fold(field.of(firm) ?? ''),
  );
  const changes = Object.assign({}, ...filled.map((field) => valueFrom(field, firm))) as Partial<Values>;
  return { changes, filled, differing };
}
