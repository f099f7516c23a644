import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { layoutTexts as texts } from './layout.texts.ts';
import styles from './menu-panel.module.css';
import { OwnPageList } from './own-page-list.tsx';

/** Calls `leave` when the user presses or focuses something outside `menu`, or presses Escape. */
function onLeaving(menu: HTMLElement, leave: () => void): () => void {
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) leave();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    leave();
    menu.querySelector('button')?.focus();
  };
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('focusin', onPress);
  menu.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('focusin', onPress);
    menu.removeEventListener('keydown', onKey);
  };
}

/** What the menu of the bar opens: one's own pages and the way out. An element with `data-menu` holds it and its button. */
export function MenuPanel({
  id,
  onClose,
  onSignOut,
}: {
  id: string;
  onClose: () => void;
  onSignOut: () => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const closing = useRef(onClose);
  closing.current = onClose;
  useEffect(() => {
    const menu = ref.current?.closest<HTMLElement>('[data-menu]');
    if (menu) return onLeaving(menu, () => closing.current());
  }, []);
  return (
    <div ref={ref} id={id} className={styles.panel}>
      <OwnPageList onFollow={onClose} />
      <div className={styles.end}>
        <Button wide onClick={onSignOut}>
          {texts.logout}
        </Button>
      </div>
    </div>
  );
}
