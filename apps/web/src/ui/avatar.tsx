import { initials } from '@mitoyen/contract/core/initials.ts';
import { useState } from 'react';
import styles from './avatar.module.css';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';
import { usePrivatePicture } from './private-picture.ts';
import { pickFrom } from './seeded.ts';

export type AvatarSize = 'small' | 'medium' | 'large';
const pixels: Readonly<Record<AvatarSize, number>> = { small: 44, medium: 64, large: 128 };

/** Hatches as on a section drawing: masonry, timber, insulation, earth. */
const hatches = [
  'M-8 40 40-8M-8 56 56-8M-8 72 72-8M8 72 72 8M24 72 72 24M40 72 72 40',
  'M0 12h64M0 28h64M0 44h64M0 60h64M16 0v12M48 0v12M32 12v16M0 12v16M16 28v16M48 28v16M32 44v16M16 60v4M48 60v4',
  'M0 8q8 8 16 0t16 0 16 0 16 0M0 24q8 8 16 0t16 0 16 0 16 0M0 40q8 8 16 0t16 0 16 0 16 0M0 56q8 8 16 0t16 0 16 0 16 0',
  'M0 0l64 64M64 0 0 64M32 0l32 32-32 32L0 32z',
] as const;

/**
 * A face, or initials on a hatch that is always the same for a name. Decorative unless `label` is given,
 * as the name nearly always stands beside it. `shape`: people round, companies square. `isAwaited`: whether there is a
 * picture is not known yet, and initials would give way to it a moment later.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
  shape = 'round',
  label = '',
  isAwaited = false,
}: {
  name: string;
  src?: string | null;
  size?: AvatarSize;
  shape?: 'round' | 'square';
  label?: string;
  isAwaited?: boolean;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  // the picture of a person visible to members only is fetched with the session's token
  const held = usePrivatePicture(src?.startsWith('/files/') && src === brokenSrc ? `${src}?w=320` : null);
  const shown = held ?? (src === brokenSrc ? null : src);
  const frame = cx(styles.avatar, styles[size], styles[shape]);
  if (shown) {
    return (
      <span className={frame}>
        <Picture
          src={shown}
          alt={label}
          width={pixels[size]}
          height={pixels[size]}
          sizes={`${pixels[size]}px`}
          widths={[160, 320]}
          // not there, or not for this reader
          onError={() => setBrokenSrc(src ?? null)}
        />
      </span>
    );
  }
  if (isAwaited) return <span className={frame} aria-hidden="true" />;
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={frame} data-tint={pickFrom(name, 4)} {...accessible}>
      <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path className={styles.hatch} d={hatches[pickFrom(`${name}#`, hatches.length)]} />
        <circle className={styles.plate} cx="32" cy="32" r="19" />
        <text className={styles.initials} x="32" y="32" dy="0.36em">
          {initials(name)}
        </text>
      </svg>
    </span>
  );
}
