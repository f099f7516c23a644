import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { type FoundFreelance, findFreelance } from '@/lib/freelances';

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

function factsOf(profile: FoundFreelance): (readonly [label: string, value: string])[] {
  const { availableFrom: from, daysPerWeek: days, travelKm: km, experienceYears: years } = profile;
  return [
    ['Disponibilité', profile.availability] as const,
    ...(from ? [['Calendrier', `Libre à partir du ${day.format(from)}`] as const] : []),
    ...(days ? [['Rythme', `${days} jours par semaine`] as const] : []),
    ...(km === null ? [] : [['Se déplace', km < 0 ? 'Toute la France' : `Jusqu’à ${km} km`] as const]),
    ['Localisation', profile.location] as const,
    ['Expérience', `${years} ${years > 1 ? 'ans' : 'an'}`] as const,
    ['Projets réalisés', String(profile.completedProjects)] as const,
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
              {factsOf(profile).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Link className="contact" href="/login" aria-label={`Contacter ${firstName}`}>
              Contacter
            </Link>
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
