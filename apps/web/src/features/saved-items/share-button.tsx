import { useState } from 'react';
import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { shareTexts as texts } from './share.texts.ts';

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx'));

/** Hands the page's address to the browser's own way of sharing; where there is none, to links of ours. */
export function ShareButton({ title }: { title: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const share = async () => {
    const address = location.origin + location.pathname;
    if (typeof navigator.share !== 'function') return setUrl(address);
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // closed by its reader: nothing is to be shared
      if (!(error instanceof DOMException && error.name === 'AbortError')) setUrl(address);
    }
  };
  return (
    <div data-print="no">
      <Button wide icon="share" onClick={() => void share()}>
        {texts.share}
      </Button>
      {url !== null && <ShareDialog title={title} url={url} onClose={() => setUrl(null)} />}
    </div>
  );
}
