import type { IncomingHttpHeaders } from 'node:http';

/** Attributes of a span, besides its name and times; they hold no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanKind = 'server' | 'client' | 'consumer';

/** A span that is under way. */
export interface OpenSpan {
  /** Runs work inside the span: spans that begin meanwhile are its children. */
  run<T>(work: () => T): T;
  end(result: { name?: string; attributes?: SpanAttributes; isError: boolean }): void;
}

/** Spans of OpenTelemetry, where an operator asked for them. */
export interface Tracing {
  /** Begins a span, as a child of the one that `headers` name (W3C Trace Context). */
  begin(name: string, kind: SpanKind, headers?: IncomingHttpHeaders): OpenSpan;
  /** Records a span that has just ended and took so long. */
  record(name: string, durationMs: number, result: { attributes: SpanAttributes; isError: boolean }): void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** Runs work in a span of its own; without tracing, only runs it. */
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
