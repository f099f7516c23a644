import type { Registry } from 'prom-client';
import type { Tracing } from '../tracing/tracing.ts';
import { counterOf } from './counter-of.ts';

const name = 'mitoyen_provider_calls_total';
const help = 'Calls of outside services by what came of them; error: no usable answer';

/** A gateway reports its provider as away by an error, or by a result with this status. */
const isUnavailable = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'unavailable';

/**
 * Wraps a gateway to count and trace its calls. `answers` are the names of errors that are the provider's
 * answer to the request, and not its failure.
 */
export function countProviderCalls<Gateway extends object>(
  { registry, tracing }: { registry: Registry; tracing: Tracing | null },
  provider: string,
  gateway: Gateway,
  answers: readonly string[] = [],
): Gateway {
  const calls = counterOf(registry, name, help, ['provider', 'outcome']);
  for (const outcome of ['ok', 'error']) calls.inc({ provider, outcome }, 0);
  const count = (isOk: boolean) => calls.inc({ provider, outcome: isOk ? 'ok' : 'error' });
  return new Proxy(gateway, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const span = tracing?.begin(`${provider} ${String(key)}`, 'client');
        const result = span ? span.run(() => value.apply(target, given)) : value.apply(target, given);
        const finish = (isOk: boolean) => {
          count(isOk);
          span?.end({ attributes: { 'mitoyen.provider': provider }, isError: !isOk });
        };
        if (result instanceof Promise)
          result.then(
            (answer) => finish(!isUnavailable(answer)),
            (error) => finish(error instanceof Error && answers.includes(error.name)),
          );
        else span?.end({ isError: false });
        return result;
      };
    },
  });
}
