import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { type FoundFreelance, findFreelance } from '@/lib/freelances';
import { ContactButton } from './contact-button';

/** Each visit is rendered: a profile may have changed since. */
export const dynamic = 'force-dynamic';

type PageProps = { readonly params: Promise<{ id: string }> };

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });
const levels: Record<string, string> = { 1: 'notions', 2: 'confirmé', 3: 'expert' };
const facets = {
  ...{ trades: 'Métiers', software: 'Logiciels', phases: 'Phases', programmes: 'Programmes' },
  contexts: 'Contextes',
} as const;

/** `charge-d-affaires` and `revit:3`, as they are read. */
function labelOf(code: string): string {
  const [name, level] = code.split(':');
  const words = name.replaceAll('-', ' ');
  const label = words[0].toUpperCase() + words.slice(1);
  return level ? `${label}, ${levels[level]}` : label;
}

function travelText(km: number): string {
  if (km === -1) return 'Toute la France';
  return km === 0 ? 'À distance ou sur place' : `Jusqu’à ${km} km`;
}

function factsOf(profile: FoundFreelance): [label: string, value: string | null][] {
  const { availableFrom, daysPerWeek, travelKm, experienceYears } = profile;
  return [
    ['Disponibilité', profile.availability],
    ['Calendrier', availableFrom && `Libre à partir du ${day.format(availableFrom)}`],
    ['Rythme', daysPerWeek ? `${daysPerWeek} jours par semaine` : null],
    ['Se déplace', travelKm === null ? null : travelText(travelKm)],
    ['Localisation', profile.location],
    ['Expérience', `${experienceYears} ${experienceYears > 1 ? 'ans' : 'an'}`],
    ['Projets réalisés', String(profile.completedProjects)],
  ];
}

const Tags = ({ texts }: { texts: readonly string[] }) => (
  <ul className="tags">
    {texts.map((text) => (
      <li key={text} className="tag">
        {text}
      </li>
    ))}
  </ul>
);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const profile = await findFreelance((await params).id);
  if (!profile) return {};
  const title = `${profile.firstName}, ${profile.title}`;
  const description = `${profile.specialization}, ${profile.location}. ${profile.description}`.slice(0, 180);
  const url = `/freelancer/${profile.id}`;
  const openGraph = { title, description, url };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph,
    twitter: { card: 'summary_large_image' },
  };
}

export default async function FreelancePage({ params }: PageProps) {
  const profile = await findFreelance((await params).id);
  if (!profile) notFound();
  const { firstName, avatarFileId, portfolio } = profile;
  const named = (Object.keys(facets) as (keyof typeof facets)[]).filter((name) => profile[name].length > 0);
  return (
    <>
      <Link href="/freelancers">Retour à la liste</Link>
      <article>
        <header className="head">
          <span className="avatar" aria-hidden="true">
            {/* biome-ignore lint/performance/noImgElement: the pictures are sized already */}
            {avatarFileId ? <img src={`/files/${avatarFileId}`} alt="" /> : firstName[0]}
          </span>
          <div>
            <Tags texts={['Freelance', ...(profile.siretStatus === 'verified' ? ['SIRET vérifié'] : [])]} />
            <h1>{firstName}</h1>
            <p>{profile.title}</p>
            <p>{profile.specialization}</p>
          </div>
        </header>
        <div className="columns">
          <div>
            <p className="price">{euros.format(profile.hourlyRate.toNumber())} / heure</p>
            <dl className="facts">
              {factsOf(profile).map(
                ([label, value]) => value && <Fact key={label} label={label} value={value} />,
              )}
            </dl>
            <ContactButton name={firstName} />
          </div>
          <div>
            <h2>Portfolio</h2>
            {portfolio.length === 0 && <p>Aucun projet publié pour l’instant.</p>}
            <ul className="works">
              {portfolio.map(({ id, title, description, url, images: [cover] }) => (
                <li key={id}>
                  {/* biome-ignore lint/performance/noImgElement: the pictures are sized already */}
                  {cover && <img src={`/files/${cover.fileId}`} alt={cover.altText} loading="lazy" />}
                  <h3>{url ? <a href={url}>{title || url}</a> : title}</h3>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
            <h2>À propos</h2>
            <p className="prose">{profile.description}</p>
            <h2>Compétences</h2>
            <Tags texts={profile.skills} />
            {named.length > 0 && <h2>Métiers et domaines</h2>}
            {named.map((name) => (
              <section key={name}>
                <h3>{facets[name]}</h3>
                <Tags texts={profile[name].map(labelOf)} />
              </section>
            ))}
          </div>
        </div>
      </article>
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
