import { productVersion } from '../core/product-version.ts';
import { SettingsError } from '../core/settings/define-settings.ts';
import type { OpenSpan, SpanAttributes, SpanKind, Tracing } from '../core/tracing/tracing.ts';
import type { Env } from '../env.ts';

type Api = typeof import('@opentelemetry/api');
type Sdk = typeof import('@opentelemetry/sdk-node');

type TracingSettings = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'>;

/** Of the standard variables, which the SDK reads by itself: traces alone leave, and say nothing of the machine. */
const unlessTold = {
  OTEL_SERVICE_NAME: 'mitoyen',
  OTEL_METRICS_EXPORTER: 'none',
  OTEL_LOGS_EXPORTER: 'none',
  OTEL_NODE_RESOURCE_DETECTORS: 'env',
  OTEL_RESOURCE_ATTRIBUTES: `service.version=${productVersion}`,
};

/** Named by variables, so that bundlers leave them out and nothing is loaded unless asked for. */
const packages = { api: '@opentelemetry/api', sdk: '@opentelemetry/sdk-node' };

async function load(): Promise<{ api: Api; sdk: Sdk }> {
  try {
    const [api, sdk] = await Promise.all([import(packages.api), import(packages.sdk)]);
    return { api, sdk };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new SettingsError([
      `OTEL_EXPORTER_OTLP_ENDPOINT: traces need packages that are not installed: npm install --no-save ${packages.sdk}@0.301 ${packages.api}@1`,
    ]);
  }
}

/**
 * Sends traces where `OTEL_EXPORTER_OTLP_ENDPOINT` (or `…_TRACES_ENDPOINT`) says, and loads what that takes; null without
 * either. @throws SettingsError when the packages are not installed.
 */
export async function startTracing(env: TracingSettings): Promise<Tracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  for (const [name, value] of Object.entries(unlessTold)) process.env[name] ??= value;
  const { api, sdk } = await load();
  const node = new sdk.NodeSDK();
  node.start();
  return tracingOf(api, () => node.shutdown());
}

function tracingOf(
  { context, propagation, SpanKind, SpanStatusCode, trace }: Api,
  stop: () => Promise<void>,
): Tracing {
  const tracer = trace.getTracer('mitoyen', productVersion);
  const kinds: Readonly<Record<SpanKind, number>> = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    consumer: SpanKind.CONSUMER,
  };
  const begin = (name: string, kind: SpanKind, parent = context.active(), startTime?: number) => {
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(startTime && { startTime }) }, parent);
    const within = trace.setSpan(parent, span);
    const open: OpenSpan = {
      run: (work) => context.with(within, work),
      end({ name: better, attributes = {}, isError }) {
        if (better) span.updateName(better);
        span.setAttributes(attributes);
        if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    return open;
  };
  return {
    begin: (name, kind, headers) =>
      begin(name, kind, headers ? propagation.extract(context.active(), headers) : context.active()),
    record(name, durationMs, result: { attributes: SpanAttributes; isError: boolean }) {
      begin(name, 'client', context.active(), Date.now() - durationMs).end(result);
    },
    stop,
  };
}
