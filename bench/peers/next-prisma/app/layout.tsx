import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Annuaire', template: '%s – Annuaire' },
  openGraph: { siteName: 'Annuaire', locale: 'fr_FR', type: 'website' },
};

const site = { freelancers: 'Collaborateurs', jobs: 'Offres de mission', emplois: 'Emplois' };
const account = { tarification: 'Tarification', login: 'Connexion', inscription: 'Inscription' };
const legal = { about: 'À propos', 'mentions-legales': 'Mentions légales', accessibilite: 'Accessibilité' };

const linksOf = (links: Record<string, string>) =>
  Object.entries(links).map(([path, name]) => (
    <Link key={path} href={`/${path}`}>
      {name}
    </Link>
  ));

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>
        <a className="skip" href="#contenu">
          Aller au contenu
        </a>
        <header className="header">
          <Link className="home" href="/">
            Annuaire
          </Link>
          <nav className="links" aria-label="Navigation principale">
            {linksOf(site)}
          </nav>
          <nav className="links" aria-label="Compte">
            {linksOf(account)}
          </nav>
        </header>
        <main id="contenu" className="main">
          {children}
        </main>
        <footer className="footer">{linksOf(legal)}</footer>
      </body>
    </html>
  );
}
