import type { Thing } from '../../core/pages/structured-data.tsx';

interface Person {
  readonly firstName: string;
  readonly title: string;
  readonly specialization: string;
  readonly location: string;
  readonly avatar: string | null;
  readonly skills: readonly string[];
  /** Diplomas; where they were earned is for members. */
  readonly education?: readonly { readonly title: string }[];
}

/** A person's page, by first name as everywhere. Source: schema.org/ProfilePage. */
export function personData(person: Person, path: string, siteUrl: string): Thing {
  const { firstName, title, specialization, location, avatar, skills, education = [] } = person;
  return {
    '@type': 'ProfilePage',
    url: siteUrl + path,
    mainEntity: {
      '@type': 'Person',
      '@id': `${siteUrl}${path}#personne`,
      name: firstName,
      jobTitle: title,
      description: specialization,
      address: { '@type': 'PostalAddress', addressLocality: location },
      knowsAbout: skills,
      ...(education.length > 0 && {
        hasCredential: education.map(({ title: name }) => ({
          '@type': 'EducationalOccupationalCredential',
          name,
        })),
      }),
      ...(avatar && { image: new URL(avatar, siteUrl).href }),
    },
  };
}
