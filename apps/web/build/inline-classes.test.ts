import { expect, test } from 'vitest';
import { withNamedClasses } from './inline-classes.ts';

const imported = "import styles from './card.module.css';\n";

test('classes that are named are imported by their names', () => {
  const code = `${imported}export const Card = () => <p className={cx(styles.card, wide && styles.wide)} />;`;
  expect(withNamedClasses(code)).toContain("import * as styles from './card.module.css';");
});

test.each(['styles[size]', 'pick(styles)', 'styles?.card'])('where any may be meant, all are: %s', (use) => {
  const code = `${imported}export const Card = () => <p className={styles.card} title={${use}} />;`;
  expect(withNamedClasses(code)).toBe(code);
});

test('each stylesheet of a file is looked at by itself', () => {
  const code = `${imported}import badge from './badge.module.css';\nuse(styles.card, badge[tone]);`;
  expect(withNamedClasses(code)).toBe(code.replace('import styles', 'import * as styles'));
});
