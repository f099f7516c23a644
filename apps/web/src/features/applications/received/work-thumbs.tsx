import type {
  Application,
  ShownProject,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { cx } from '../../../ui/cx.ts';
import { focusAttributes } from '../../../ui/focus.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './work-thumbs.module.css';

/** Projects of an applicant, those that they chose first. */
export const worksOf = ({ projects, received }: Application): readonly ShownProject[] => [
  ...projects,
  ...(received?.works ?? []),
];

/** One picture, cropped to 3:2 around its focus; for the eyes alone, as the project's title stands elsewhere. */
export function WorkPicture({
  picture,
  sizes,
}: {
  picture: NonNullable<ShownProject['picture']>;
  sizes: string;
}) {
  const { className, ...focus } = focusAttributes(picture.focusX, picture.focusY);
  return (
    <span className={cx(styles.picture, className)} {...focus}>
      <Picture src={picture.url} alt="" width={300} height={200} sizes={sizes} widths={[160, 320, 640]} />
    </span>
  );
}

/** The first two pictures of an applicant's work; nothing where there is none. */
export function WorkThumbs({ application, most = 2 }: { application: Application; most?: number }) {
  const pictured = worksOf(application)
    .flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []))
    .slice(0, most);
  if (pictured.length === 0) return null;
  return (
    <div className={styles.thumbs} aria-hidden="true">
      {pictured.map(({ id, picture }) => (
        <WorkPicture key={id} picture={picture} sizes="8rem" />
      ))}
    </div>
  );
}
