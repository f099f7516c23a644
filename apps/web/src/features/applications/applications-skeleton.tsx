import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './applications.module.css';

/** Shapes of applications on their way. */
export function ApplicationsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </SkeletonGroup>
  );
}
