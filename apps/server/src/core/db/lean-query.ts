import pg from 'pg';
import { parseValues } from './parse-values.ts';
import { promiseAnswer } from './promise-answer.ts';

type Row = Record<string, unknown>;
type Text = string | null;

/** What the rows of an answer consist of. */
export interface Columns {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** A row to copy, which gives all rows one shape. */
  readonly empty: Readonly<Row>;
}

function columnsOf(fields: readonly pg.FieldDef[]): Columns {
  const names = fields.map(({ name }) => name);
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => parseValues.getTypeParser(dataTypeID)),
    empty: Object.fromEntries(names.map((name) => [name, null])),
  };
}

const noColumns = columnsOf([]);

function readRow({ names, parsers, empty }: Columns, texts: readonly Text[]): Row {
  const row: Row = { ...empty };
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? null;
    if (text !== null) row[names[at] ?? ''] = parsers[at]?.(text);
  }
  return row;
}

/** A statement with its values, and the name under which it is prepared, if it is. */
export interface Statement {
  readonly name: string | null;
  readonly text: string;
  readonly values: unknown[];
}

/** What a statement was answered with, as the driver and Kysely name it. */
export interface Answer {
  /** `SELECT`, `INSERT`, … */
  readonly command: string;
  /** Rows given or changed; null where the driver knows of none. */
  readonly rowCount: number | null;
  readonly rows: unknown[];
}

interface DescribedAnswer extends Answer {
  /** Of its rows; none of what has no rows. */
  readonly columns: Columns;
}

type Told = (error: Error | null, answer: DescribedAnswer) => void;

const { submit } = pg.Query.prototype;
const quiet = Symbol('quiet');

/** The connection, for statements that it does not have described. */
function withoutDescription(connection: pg.Connection & { [quiet]?: pg.Connection }): pg.Connection {
  connection[quiet] ??= Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection;
  return connection[quiet];
}

/**
 * The driver's query, of which it asks what follows here as answers arrive. One whose columns are known does not have
 * PostgreSQL describe them: of thirty columns, that is more than a row.
 */
class LeanQuery extends pg.Query {
  readonly isDescribed: boolean;
  readonly #tell: Told;
  #columns: Columns;
  readonly #rows: Row[] = [];
  #failure: Error | null = null;
  #command = '';
  #rowCount = 0;

  constructor({ name, text, values }: Statement, columns: Columns | undefined, tell: Told) {
    super(text, values, tell as never);
    // the driver knows a prepared statement by it
    Object.assign(this, name !== null && { name });
    this.#tell = tell;
    this.#columns = columns ?? noColumns;
    this.isDescribed = columns !== undefined;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = columnsOf(fields);
  }

  handleDataRow({ fields }: { fields: Text[] }): void {
    try {
      this.#rows.push(readRow(this.#columns, fields));
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  /** Source: PostgreSQL's protocol, CommandComplete: `SELECT 2`, `INSERT 0 1`, `BEGIN`. */
  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...counts] = text.split(' ');
    this.#command = command;
    this.#rowCount = Number(counts.at(-1)) || 0;
  }

  handleReadyForQuery(): void {
    if (this.#failure) {
      this.handleError(this.#failure);
      return;
    }
    const answer = { command: this.#command, rowCount: this.#rowCount, rows: this.#rows };
    this.#tell(null, { ...answer, columns: this.#columns });
  }

  handleError(error: Error): void {
    this.#tell(error, undefined as never);
  }
}

// on the prototype: a function of its own made each statement old, and what it was about (decision 68)
LeanQuery.prototype.submit = function (this: LeanQuery, connection) {
  return submit.call(this, this.isDescribed ? withoutDescription(connection) : connection);
};

/**
 * Asks a connection. `columns`, if known, are those of an earlier answer to the same prepared statement, which PostgreSQL
 * refuses rather than give it others (`0A000`). @throws what it refuses the statement with.
 */
export function ask(
  client: pg.ClientBase,
  statement: Statement,
  columns?: Columns,
): Promise<DescribedAnswer> {
  return promiseAnswer((tell) => client.query(new LeanQuery(statement, columns, tell)));
}
