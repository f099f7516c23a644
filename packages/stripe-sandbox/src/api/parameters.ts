import type { FormFields, FormValue } from './parse-form.ts';
import { StripeProblem } from './stripe-problem.ts';

/** Values of one request, or of a part of it; every reader refuses what Stripe refuses, in its words. */
export class Parameters {
  readonly #fields: FormFields;
  readonly #prefix: string;

  constructor(fields: FormFields, prefix = '') {
    this.#fields = fields;
    this.#prefix = prefix;
  }

  /** The parameter's full name, `line_items[0][price]`. */
  nameOf(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}[${name}]`;
  }

  names(): string[] {
    return Object.keys(this.#fields);
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  /** The value as it was sent. */
  raw(name: string): FormValue | undefined {
    return this.#fields[name];
  }

  /** @throws StripeProblem naming the first parameter that is not among these. */
  allowOnly(names: readonly string[]): void {
    const unknown = this.names().find((name) => !names.includes(name));
    if (unknown === undefined) return;
    const param = this.nameOf(unknown);
    throw new StripeProblem(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }

  /** The text, `undefined` when it is not there. An empty one is refused: see `clearable`. */
  text(name: string, maxLength = 5000): string | undefined {
    const value = this.clearable(name, maxLength);
    if (value !== null) return value;
    const param = this.nameOf(name);
    throw new StripeProblem(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  }

  /** The text; `null` when it is empty, which takes a value away; `undefined` when it is not there. */
  clearable(name: string, maxLength = 5000): string | null | undefined {
    const value = this.#fields[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.#invalid(name, 'string');
    if (value.length > maxLength) {
      throw new StripeProblem(`Invalid string: must be at most ${maxLength} characters`, {
        code: 'parameter_invalid_string',
        param: this.nameOf(name),
      });
    }
    return value === '' ? null : value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== undefined) return value;
    const param = this.nameOf(name);
    throw new StripeProblem(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) throw this.#invalid(name, 'integer', value);
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw this.#invalid(name, 'boolean', value);
    return value === 'true';
  }

  oneOf<const Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const known = values.find((candidate) => candidate === value);
    if (known) return known;
    const param = this.nameOf(name);
    throw new StripeProblem(`Invalid ${param}: must be one of ${values.join(', ')}`, { param });
  }

  within(name: string): Parameters {
    const value = this.#fields[name];
    if (value === undefined || value === '') return new Parameters({}, this.nameOf(name));
    if (typeof value === 'string' || Array.isArray(value)) throw this.#invalid(name, 'object');
    return new Parameters(value, this.nameOf(name));
  }

  texts(name: string): string[] | undefined {
    const value = this.#fields[name];
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
      throw this.#invalid(name, 'array');
    return value as string[];
  }

  list(name: string): Parameters[] {
    const value: FormValue = this.#fields[name] ?? [];
    if (!Array.isArray(value)) throw this.#invalid(name, 'array');
    return value.map((item, index) => {
      const prefix = `${this.nameOf(name)}[${index}]`;
      if (typeof item === 'string' || Array.isArray(item)) throw this.#invalid(name, 'object');
      return new Parameters(item, prefix);
    });
  }

  #invalid(name: string, kind: string, value?: string): StripeProblem {
    const param = this.nameOf(name);
    const code = kind === 'integer' ? 'parameter_invalid_integer' : undefined;
    return new StripeProblem(`Invalid ${kind}${value === undefined ? '' : `: ${value}`}`, { code, param });
  }
}
