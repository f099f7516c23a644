type Write = (details: object, message: string) => void;

/** Where the package says what happens: the part of a pino logger that it uses. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
