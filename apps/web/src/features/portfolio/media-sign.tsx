import type { MediaKind } from '@mitoyen/contract/features/portfolio/linked-media.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const icons: Readonly<Record<MediaKind, IconName>> = { video: 'play', tour: 'turnAround', model: 'cube' };

/** The sign of what a link shows, beside its name. */
export function MediaSign({ kind }: { kind: MediaKind }) {
  return <Icon name={icons[kind]} />;
}
