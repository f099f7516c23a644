import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { findFreelance } from '@/lib/freelance';
import { ContactButton } from './contact-button';
import { Facets } from './facets';
import styles from './page.module.css';
import { Portfolio } from './portfolio';
import { Side } from './side';

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
        <header className={styles.head}>
          {avatarFileId ? (
            // biome-ignore lint/performance/noImgElement: the pictures are sized already
            <img className={styles.avatar} src={`/files/${avatarFileId}`} alt="" />
          ) : (
            <span className={styles.avatar} aria-hidden="true">
              {firstName[0]}
            </span>
          )}
          <div>
            <p>
              <span className={styles.badge}>Freelance</span>{' '}
              {siretStatus === 'verified' && <span className={styles.badge}>SIRET vérifié</span>}
            </p>
            <h1>{firstName}</h1>
            <p>{title}</p>
            <p>{specialization}</p>
          </div>
        </header>
        <div className={styles.columns}>
          <Side profile={profile}>
            <ContactButton name={firstName} />
          </Side>
          <div>
            <Portfolio items={profile.portfolio} />
            <section>
              <h2>À propos</h2>
              <p className={styles.prose}>{description}</p>
            </section>
            <section>
              <h2>Compétences</h2>
              <ul className={styles.tags}>
                {skills.map((skill) => (
                  <li key={skill} className={styles.tag}>
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
