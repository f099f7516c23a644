import { bundledSource } from './bundled-source.ts';

/** The parts of V8's `.cpuprofile` that tell who worked how long (Chrome DevTools Protocol, `Profiler.Profile`). */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      /** From 0. */
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
  }[];
  /** The node at work at each sample, and microseconds since the sample before. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface SelfTime {
  readonly functionName: string;
  /** The package, 'node', or the product's own program. */
  readonly place: string;
  /** Of all the time in which anything worked. */
  readonly share: number;
}

/** Whose a file is. */
export function placeOf(url: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inPackage) return inPackage;
  if (url === '' || url.startsWith('node:')) return 'node';
  return url.split('/').at(-1) ?? url;
}

/** Nobody's work, and that of profiling. */
const isUncounted = ({ functionName, url }: { functionName: string; url: string }) =>
  functionName === '(idle)' || url.startsWith('node:inspector') || url.startsWith('node:internal/inspector');

/** The functions that worked longest themselves. */
export function selfTimes({ nodes, samples, timeDeltas }: CpuProfile, most: number): SelfTime[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, { functionName: string; place: string; microseconds: number }>();
  let total = 0;
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    const microseconds = timeDeltas[index] ?? 0;
    if (!frame || isUncounted(frame)) continue;
    total += microseconds;
    const functionName = frame.functionName || '(anonymous)';
    const place = placeOf(bundledSource(frame.url, frame.lineNumber, frame.columnNumber));
    const key = `${functionName} ${place}`;
    const known = times.get(key) ?? { functionName, place, microseconds: 0 };
    known.microseconds += microseconds;
    times.set(key, known);
  }
  return [...times.values()]
    .toSorted((one, other) => other.microseconds - one.microseconds)
    .slice(0, most)
    .map(({ functionName, place, microseconds }) => ({ functionName, place, share: microseconds / total }));
}
