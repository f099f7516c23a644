import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { DefaultCover } from '../../ui/default-cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { useDragOrder } from '../../ui/use-drag-order.ts';
import styles from './own-portfolio.module.css';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';

/** One project of one's own: its cover, its place among the others, and what can be done with it. */
export function OwnProject({
  item,
  title,
  index,
  count,
  drag,
  onMove,
  onRemove,
}: {
  item: PortfolioItem;
  title: string;
  index: number;
  count: number;
  drag: ReturnType<typeof useDragOrder>;
  onMove: (to: number, buttonId: string) => void;
  onRemove: () => void;
}) {
  const [cover] = item.images;
  const step = (icon: 'up' | 'down', to: number, label: string) => {
    const id = `${item.id}-${icon}`;
    const isAtEnd = to < 0 || to >= count;
    return (
      <IconButton
        id={id}
        icon="arrowLeft"
        className={styles[icon]}
        label={label}
        aria-disabled={isAtEnd || undefined}
        onClick={() => onMove(to, id)}
      />
    );
  };
  return (
    <li className={styles.project} {...drag.item(index)}>
      <div className={styles.frame}>
        {cover ? <Photo photo={cover} alt="" sizes="9rem" /> : <DefaultCover seed={item.id} />}
      </div>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.facts}>
          {index === 0 && <Badge tone="brick">{texts.cover}</Badge>}
          <span>{item.images.length > 0 ? texts.images(item.images.length) : texts.linkOnly}</span>
          {item.year !== null && <span>{item.year}</span>}
          {item.phases.length > 0 && <span>{item.phases.join(', ')}</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <span className={styles.grip} title={texts.drag} aria-hidden="true" {...drag.handle(index)}>
          <Icon name="grip" />
        </span>
        {step('up', index - 1, texts.moveUp(title))}
        {step('down', index + 1, texts.moveDown(title))}
        {index > 1 && (
          <IconButton
            icon="toTop"
            label={texts.moveFirst(title)}
            onClick={() => onMove(0, `${item.id}-down`)}
          />
        )}
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
    </li>
  );
}
