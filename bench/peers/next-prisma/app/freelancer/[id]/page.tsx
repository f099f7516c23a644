import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { type FoundFreelance, findFreelance } from '@/lib/freelance';
import { ContactButton } from './contact-button';

const headings = {
  trades: 'Métiers',
  software: 'Logiciels',
  phases: 'Phases',
  programmes: 'Programmes',
  contexts: 'Contextes',
} as const;
const levels: Record<string, string> = { 1: 'notions', 2: 'confirmé', 3: 'expert' };

/** `charge-d-affaires` and `revit:3`, as they are read. */
function labelOf(code: string): string {
  const [name, level] = code.split(':');
  const words = name.replaceAll('-', ' ');
  const label = words[0].toUpperCase() + words.slice(1);
  return level ? `${label}, ${levels[level]}` : label;
}

/** Trades and what else a profile names from lists. */
function Facets({ profile }: { profile: FoundFreelance }) {
  const named = (Object.keys(headings) as (keyof typeof headings)[]).filter(
    (name) => profile[name].length > 0,
  );
  if (named.length === 0) return null;
  return (
    <section>
      <h2>Métiers et domaines</h2>
      <dl>
        {named.map((name) => (
          <div key={name}>
            <dt>{headings[name]}</dt>
            <dd>
              <ul className="tags">
                {profile[name].map((code) => (
                  <li key={code} className="tag">
                    {labelOf(code)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The projects that a freelance shows, each by its first picture. */
function Portfolio({ items }: { items: FoundFreelance['portfolio'] }) {
  return (
    <section>
      <h2>Portfolio</h2>
      {items.length === 0 && <p>Aucun projet publié pour l’instant.</p>}
      <ul className="works">
        {items.map(({ id, title, description, url, images: [cover] }) => (
          <li key={id}>
            {cover && (
              // biome-ignore lint/performance/noImgElement: the pictures are sized already
              <img src={`/files/${cover.fileId}`} alt={cover.altText} loading="lazy" />
            )}
            <h3>{url ? <a href={url}>{title || url}</a> : title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

function travelText(km: number): string {
  if (km === -1) return 'Toute la France';
  return km === 0 ? 'À distance ou sur place' : `Jusqu’à ${km} km`;
}

/** Price and facts, with what there is to press below them. */
function Side({ profile, children }: { profile: FoundFreelance; children: ReactNode }) {
  const { travelKm, availableFrom, daysPerWeek, experienceYears } = profile;
  const facts: [label: string, value: string][] = [
    ['Disponibilité', profile.availability],
    ...(availableFrom
      ? [['Calendrier', `Libre à partir du ${day.format(availableFrom)}`] as [string, string]]
      : []),
    ...(daysPerWeek ? [['Rythme', `${daysPerWeek} jours par semaine`] as [string, string]] : []),
    ...(travelKm === null ? [] : [['Se déplace', travelText(travelKm)] as [string, string]]),
    ['Localisation', profile.location],
    ['Expérience', experienceYears > 1 ? `${experienceYears} ans` : `${experienceYears} an`],
    ['Projets réalisés', String(profile.completedProjects)],
  ];
  return (
    <div>
      <p className="price">{euros.format(profile.hourlyRate.toNumber())} / heure</p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

/** Each visit is rendered: a profile may have changed since. */
export const dynamic = 'force-dynamic';

interface PageProps {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const profile = await findFreelance((await params).id);
  if (!profile) return {};
  const title = `${profile.firstName}, ${profile.title}`;
  const description = `${profile.specialization}, ${profile.location}. ${profile.description}`.slice(0, 180);
  return {
    title,
    description,
    alternates: { canonical: `/freelancer/${profile.id}` },
    openGraph: { title, description, url: `/freelancer/${profile.id}` },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function FreelancePage({ params }: PageProps) {
  const profile = await findFreelance((await params).id);
  if (!profile) notFound();
  const { firstName, title, specialization, avatarFileId, siretStatus, description, skills } = profile;
  return (
    <>
      <Link href="/freelancers">Retour à la liste</Link>
      <article>
        <header className="head">
          {avatarFileId ? (
            // biome-ignore lint/performance/noImgElement: the pictures are sized already
            <img className="avatar" src={`/files/${avatarFileId}`} alt="" />
          ) : (
            <span className="avatar" aria-hidden="true">
              {firstName[0]}
            </span>
          )}
          <div>
            <p>
              <span className="badge">Freelance</span>{' '}
              {siretStatus === 'verified' && <span className="badge">SIRET vérifié</span>}
            </p>
            <h1>{firstName}</h1>
            <p>{title}</p>
            <p>{specialization}</p>
          </div>
        </header>
        <div className="columns">
          <Side profile={profile}>
            <ContactButton name={firstName} />
          </Side>
          <div>
            <Portfolio items={profile.portfolio} />
            <section>
              <h2>À propos</h2>
              <p className="prose">{description}</p>
            </section>
            <section>
              <h2>Compétences</h2>
              <ul className="tags">
                {skills.map((skill) => (
                  <li key={skill} className="tag">
                    {skill}
                  </li>
                ))}
              </ul>
            </section>
            <Facets profile={profile} />
          </div>
        </div>
      </article>
    </>
  );
}
