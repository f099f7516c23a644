import { frenchSpaces } from '@mitoyen/contract/core/french-spaces.ts';
import type { ReactNode } from 'react';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { Link } from '../../ui/link.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { legalTexts as texts } from './legal.texts.ts';
import type { LegalBlock, LegalContent } from './legal-document.ts';
import styles from './legal-view.module.css';

const linkPattern = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** A text whose `[label](address)` parts are links, with the spaces of French punctuation. */
function RichText({ text }: { text: string }) {
  const parts = frenchSpaces(text).split(linkPattern);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const address = parts[index + 1] ?? '';
    const key = `${index}-${address}`;
    if (address.startsWith('/')) {
      return (
        <Link key={key} to={address}>
          {part}
        </Link>
      );
    }
    return (
      <a key={key} href={address}>
        {part}
      </a>
    );
  });
}

/** A numbered document with its table of contents; prints as text alone. */
export function LegalView({
  content,
  intro,
}: {
  content: LegalContent;
  /** What stands between the head and the document. */
  intro?: ReactNode;
}) {
  const document = content(usePageConfig());
  return (
    <Page>
      <PageHeader caption={document.caption} title={document.title} lead={frenchSpaces(document.lead)} />
      {intro}
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="sommaire">
          <h2 id="sommaire" className={styles.contentsTitle}>
            {texts.contents}
          </h2>
          <ol className={styles.contentsList}>
            {document.sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  <span className={styles.number}>{index + 1}.</span> {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {document.sections.map((section, index) => (
            <section key={section.id} className={styles.section} aria-labelledby={section.id}>
              <h2 id={section.id} className={styles.sectionTitle}>
                <span className={styles.number}>{index + 1}.</span> {section.title}
              </h2>
              {section.blocks.map((block) => (
                <Block key={blockKey(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function blockKey(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join() : block.rows.join();
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p className={styles.paragraph}>
        <RichText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={styles.rows}>
      {block.rows.map(([term, meaning]) => (
        <div key={term} className={styles.row}>
          <dt>{frenchSpaces(term)}</dt>
          <dd>
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
