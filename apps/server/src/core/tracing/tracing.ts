import type { IncomingHttpHeaders } from 'node:http';

/** What a span tells besides its name and times: nothing in it names anybody. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanKind = 'server' | 'client' | 'consumer';

/** A span that is under way. */
export interface OpenSpan {
  /** Does work inside it: spans that begin meanwhile are its children. */
  run<T>(work: () => T): T;
  end(result: { name?: string; attributes?: SpanAttributes; isError: boolean }): void;
}

/** Spans of OpenTelemetry, where an operator asked for them. */
export interface Tracing {
  /** Begins a span, as a child of the one that `headers` name (W3C Trace Context). */
  begin(name: string, kind: SpanKind, headers?: IncomingHttpHeaders): OpenSpan;
  /** What took so long and has just ended. */
  record(name: string, durationMs: number, result: { attributes: SpanAttributes; isError: boolean }): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Does work in a span of its own; without tracing, does the work. */
export async function inSpan<T>(
  tracing: Tracing | null,
  { name, kind, attributes = {} }: { name: string; kind: SpanKind; attributes?: SpanAttributes },
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const span = tracing.begin(name, kind);
  try {
    const result = await span.run(work);
    span.end({ attributes, isError: false });
    return result;
  } catch (error) {
    span.end({ attributes, isError: true });
    throw error;
  }
}
