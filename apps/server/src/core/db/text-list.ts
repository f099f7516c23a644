import { type CompiledQuery, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';

/** A list of texts as a statement's value, for `::text[]`. */
export class TextList {
  readonly #written: string;

  constructor(texts: readonly string[]) {
    this.#written = `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }

  /** What the driver sends. */
  toPostgres(): string {
    return this.#written;
  }
}

const written = new WeakMap<readonly string[], TextList>();

/**
 * A long list that is asked for again and again, and several times in a statement: it is written once for as long as the
 * array lives, which must not change, and sent once by a statement.
 */
export function textList(texts: readonly string[]): TextList {
  const known = written.get(texts);
  if (known) return known;
  const list = new TextList(texts);
  written.set(texts, list);
  return list;
}

/** Gives a text list one place in a statement, however often it stands there. */
export class TextListCompiler extends PostgresQueryCompiler {
  readonly #places = new Map<TextList, string>();

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#places.clear();
    return super.compileQuery(node, queryId);
  }

  protected override appendValue(value: unknown): void {
    const place = value instanceof TextList && this.#places.get(value);
    if (place) {
      this.append(place);
      return;
    }
    super.appendValue(value);
    if (value instanceof TextList) this.#places.set(value, this.getCurrentParameterPlaceholder());
  }
}
