import type { ReactNode } from 'react';
import type { FoundFreelance } from '@/lib/freelance';
import styles from './page.module.css';

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
export function Side({ profile, children }: { profile: FoundFreelance; children: ReactNode }) {
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
      <p className={styles.price}>{euros.format(profile.hourlyRate.toNumber())} / heure</p>
      <dl className={styles.facts}>
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
