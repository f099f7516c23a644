import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Annuaire', template: '%s – Annuaire' },
  openGraph: { siteName: 'Annuaire', locale: 'fr_FR', type: 'website' },
};

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
            <Link href="/freelancers">Collaborateurs</Link>
            <Link href="/jobs">Offres de mission</Link>
            <Link href="/emplois">Emplois</Link>
            <Link href="/tarification">Tarification</Link>
          </nav>
          <nav className="links" aria-label="Compte">
            <Link href="/login">Connexion</Link>
            <Link href="/inscription">Inscription</Link>
          </nav>
        </header>
        <main id="contenu" className="main">
          {children}
        </main>
        <footer className="footer">
          <Link href="/about">À propos</Link>
          <Link href="/mentions-legales">Mentions légales</Link>
          <Link href="/conditions-utilisation">Conditions d’utilisation</Link>
          <Link href="/accessibilite">Accessibilité</Link>
        </footer>
      </body>
    </html>
  );
}
