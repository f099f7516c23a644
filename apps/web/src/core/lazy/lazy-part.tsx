import { type ComponentType, useEffect, useState } from 'react';

interface Stages<Props> {
  /** Shown when the part takes longer than a blink. */
  readonly Waiting?: ComponentType<Props>;
  /** Shown when the part could not be fetched. */
  readonly Failed?: ComponentType<Props & { readonly onRetry: () => void }>;
}

interface Lazy<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the part before it is needed. A failure shows only once it is rendered. */
  preload: () => Promise<void>;
}

const blinkMs = 300;

/**
 * A part loaded when it is first shown. Unlike React's `lazy`, a failed load does not break the page, and is
 * tried anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { Waiting, Failed }: Stages<Props> = {},
): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded = (await load()).default;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: a factory by purpose, called once for each part, outside of rendering
  function LazyPart(props: Props) {
    const [stage, setStage] = useState<'fetching' | 'slow' | 'failed' | 'ready'>(
      loaded ? 'ready' : 'fetching',
    );
    const isUnderWay = stage === 'fetching' || stage === 'slow';
    useEffect(() => {
      if (!isUnderWay) return;
      let isGone = false;
      const tell = (next: 'slow' | 'failed' | 'ready') => !isGone && setStage(next);
      const timer = setTimeout(() => tell('slow'), blinkMs);
      fetchPart()
        .then(
          () => tell('ready'),
          () => tell('failed'),
        )
        .finally(() => clearTimeout(timer));
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [isUnderWay]);
    if (stage === 'failed') return Failed && <Failed {...props} onRetry={() => setStage('fetching')} />;
    if (stage === 'slow') return Waiting && <Waiting {...props} />;
    return loaded && stage === 'ready' ? <LoadedPart part={loaded} given={props} /> : null;
  }

  return Object.assign(LazyPart, { preload: () => fetchPart().catch(() => undefined) });
}

function LoadedPart<Props extends object>({
  part: Part,
  given,
}: {
  part: ComponentType<Props>;
  given: Props;
}) {
  return <Part {...given} />;
}
