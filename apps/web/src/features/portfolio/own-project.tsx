import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { OwnReference } from '@mitoyen/contract/features/references/references.schemas.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DefaultCover } from '../../ui/default-cover.tsx';
import dragOrder from '../../ui/drag-order.module.css';
import { Photo } from '../../ui/photo.tsx';
import type { PointerDrag } from '../../ui/use-pointer-drag.ts';
import styles from './own-portfolio.module.css';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { ProjectReference } from './references/own-reference.tsx';

/** One project of one's own: its cover, its place among the others, and what can be done with it. */
export function OwnProject({
  item,
  title,
  index,
  count,
  drag,
  references,
  onMove,
  onRemove,
}: {
  item: PortfolioItem;
  title: string;
  index: number;
  count: number;
  drag: PointerDrag;
  /** One's own requests to agencies; undefined until they are known. */
  references: readonly OwnReference[] | undefined;
  onMove: (to: number, buttonId: string) => void;
  onRemove: () => void;
}) {
  const [cover] = item.images;
  return (
    <li className={cx(dragOrder.item, styles.project)} {...drag.item(item.id)}>
      <div className={styles.frame}>
        {cover ? <Photo photo={cover} alt="" sizes="9rem" /> : <DefaultCover seed={item.id} />}
      </div>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.facts} data-apart>
          {index === 0 && <Badge tone="brick">{texts.cover}</Badge>}
          <span>{item.images.length > 0 ? texts.images(item.images.length) : texts.linkOnly}</span>
          {item.year !== null && <span>{item.year}</span>}
          {item.phases.length > 0 && <span>{item.phases.join(', ')}</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <div className={styles.toolGroup}>
          <PlaceButtons
            id={item.id}
            index={index}
            count={count}
            grip={drag.grip(item.id)}
            upLabel={texts.moveUp(title)}
            downLabel={texts.moveDown(title)}
            onMove={onMove}
          />
          {index > 1 ? (
            <IconButton
              icon="toTop"
              label={texts.moveFirst(title)}
              onClick={() => onMove(0, `${item.id}-down`)}
            />
          ) : (
            <span className={styles.noButton} />
          )}
        </div>
        <div className={styles.toolGroup}>
          <LinkButton
            size="small"
            icon="pencil"
            to={paths.editProject(item.id)}
            aria-label={texts.editOf(title)}
          >
            {texts.edit}
          </LinkButton>
          <IconButton icon="trash" label={texts.removeOf(title)} onClick={onRemove} />
        </div>
      </div>
      <ProjectReference item={item} title={title} references={references} />
    </li>
  );
}
