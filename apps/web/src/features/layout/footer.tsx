import type { ReactNode } from 'react';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './footer.module.css';
import { layoutTexts as texts } from './layout.texts.ts';
import { Logo } from './logo.tsx';

const informationLinks = [
  [paths.about(), texts.about],
  [paths.terms(), texts.terms],
  [paths.privacy(), texts.privacy],
  [paths.legalNotice(), texts.legalNotice],
  [paths.accessibility(), texts.accessibility],
] as const;

const exploreLinks = [
  [paths.directory(), texts.directory],
  [paths.offers(), texts.offers],
  [paths.jobs(), texts.jobs],
  [paths.pricing(), texts.pricing],
] as const;

function ManageCookies({ onPress }: { onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles.link} onClick={onPress}>
        {texts.manageCookies}
      </button>
    </li>
  );
}

/** The foot of one's own pages: what the law asks for, in a line, and nothing that is for visitors. */
export function OwnFooter({ onManageCookies }: { onManageCookies: () => void }) {
  return (
    <footer className={styles.own}>
      <nav aria-label={texts.footerNavigation}>
        <LinkList links={informationLinks}>
          <ManageCookies onPress={onManageCookies} />
        </LinkList>
      </nav>
    </footer>
  );
}

/** The foot of the page, drawn as the title block of a sheet. */
export function SiteFooter({ onManageCookies }: { onManageCookies: () => void }) {
  const { contactEmail, contactPhone, contactAddress } = usePageConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.block}>
        <div className={styles.identity}>
          <Logo />
          <p className={styles.tagline}>{texts.tagline}</p>
        </div>
        <div className={styles.cell}>
          <h2 className={styles.caption}>{texts.explore}</h2>
          <LinkList links={exploreLinks} />
        </div>
        <nav className={styles.cell} aria-label={texts.footerNavigation}>
          <h2 className={styles.caption}>{texts.information}</h2>
          <LinkList links={informationLinks}>
            <ManageCookies onPress={onManageCookies} />
          </LinkList>
        </nav>
        <div className={styles.cell}>
          <h2 className={styles.caption}>{texts.contact}</h2>
          <address>
            <ul className={styles.list}>
              <li>
                <a className={styles.link} href={`mailto:${contactEmail}`}>
                  {contactEmail}
                </a>
              </li>
              <li>
                <a className={styles.link} href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                  {contactPhone.replaceAll(' ', '\u00a0')}
                </a>
              </li>
            </ul>
          </address>
          <h2 className={styles.caption}>{texts.address}</h2>
          <address className={styles.address}>{contactAddress}</address>
        </div>
      </div>
    </footer>
  );
}

function LinkList({
  links,
  children,
}: {
  links: readonly (readonly [to: string, label: string])[];
  children?: ReactNode;
}) {
  return (
    <ul className={styles.list}>
      {links.map(([to, label]) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
