/** One setting: how its text becomes a value, and what `docs/operations.md` says about it. */
export interface Setting<Value> {
  readonly description: string;
  /** Shown in the docs; empty when the setting is unset by default. */
  readonly defaultText: string;
  readonly secret: boolean;
  /** Throws an Error whose message completes "NAME: …". */
  readonly parse: (text: string | undefined) => Value;
}

export type Settings = Readonly<Record<string, Setting<unknown>>>;
export type SettingValues<S extends Settings> = { readonly [K in keyof S]: ReturnType<S[K]['parse']> };

/** Thrown when settings are wrong: each line names one. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/** Reads every setting at once, so that one start reports all errors. An empty text is an unset setting. */
export function readSettings<S extends Settings>(
  settings: S,
  source: Readonly<Record<string, string | undefined>>,
): SettingValues<S> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const text = source[name]?.trim();
    try {
      values[name] = setting.parse(text === '' ? undefined : text);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return values as SettingValues<S>;
}
