import type { Tracing } from './tracing.ts';

const maxTextLength = 1000;

/** A span for each statement, with its text, in which values are `$1`. */
export const traceStatements =
  (tracing: Tracing) =>
  (text: string, durationMs: number, isError: boolean): void => {
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    tracing.record(operation, durationMs, {
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxTextLength) },
      isError,
    });
  };
