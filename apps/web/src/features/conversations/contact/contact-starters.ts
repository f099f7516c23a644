import { firstNameOf } from '@mitoyen/contract/core/first-name.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';

/** Something that people write about first: a subject, and two lines that begin a message on it. */
export interface ContactSubject {
  readonly subject: string;
  readonly reason: string;
  readonly question: string;
}

const talk = 'Quand pourrions-nous en parler\u202f?';
const mission: ContactSubject = {
  subject: 'Une mission',
  reason: 'Votre profil m’intéresse pour une mission.',
  question: talk,
};
const quote: ContactSubject = {
  subject: 'Un devis',
  reason: 'Je souhaite un devis pour un projet.',
  question: 'De quoi avez-vous besoin pour l’établir\u202f?',
};
const availability: ContactSubject = {
  subject: 'Une disponibilité',
  reason: 'Je prépare un projet et j’aimerais connaître vos disponibilités.',
  question: 'À partir de quelle date seriez-vous libre\u202f?',
};
const job: ContactSubject = {
  subject: 'Un emploi',
  reason: 'Votre parcours m’intéresse pour un poste.',
  question: 'Souhaitez-vous que nous en parlions\u202f?',
};
const interview: ContactSubject = {
  subject: 'Un entretien',
  reason: 'Votre parcours m’intéresse et j’aimerais vous rencontrer.',
  question: 'Quels jours vous conviendraient\u202f?',
};
const collaboration: ContactSubject = {
  subject: 'Une collaboration',
  reason: 'Nos métiers se complètent et j’aimerais travailler avec vous.',
  question: talk,
};
const question: ContactSubject = {
  subject: 'Une question',
  reason: 'J’ai une question à vous poser.',
  question: 'Pouvez-vous m’éclairer\u202f?',
};
const missionSought: ContactSubject = {
  subject: mission.subject,
  reason: 'Votre activité m’intéresse et je suis disponible pour une mission.',
  question: 'Recherchez-vous quelqu’un en ce moment\u202f?',
};
const jobSought: ContactSubject = {
  subject: job.subject,
  reason: 'Votre activité m’intéresse et je cherche un poste.',
  question: missionSought.question,
};
const application: ContactSubject = { ...jobSought, subject: 'Une candidature' };

/** Usual first subjects between two roles; an account without a role has a freelance's. */
export function contactSubjects(sender: Role | null, receiver: Role): readonly ContactSubject[] {
  if (sender === 'entreprise') {
    if (receiver === 'entreprise') return [collaboration, mission, question];
    return receiver === 'freelance' ? [mission, quote, availability] : [job, interview, availability];
  }
  if (receiver !== 'entreprise') return [collaboration, quote, question];
  return sender === 'jobseeker'
    ? [jobSought, application, question]
    : [missionSought, collaboration, question];
}

const anySubject = { reason: 'Je vous écris au sujet de votre activité.', question: talk };

/** Three lines that begin a message, whole enough to be sent as they are. Firms are not greeted by their name. */
export function starterOf(
  subjects: readonly ContactSubject[],
  written: string,
  { name, firstName, role }: { name: string; firstName?: string; role: Role },
): string {
  const { reason, question: last } = subjects.find(({ subject }) => subject === written) ?? anySubject;
  const greeting = role === 'entreprise' ? 'Bonjour,' : `Bonjour ${firstName ?? firstNameOf(name)},`;
  return `${greeting}\n${reason}\n${last}`;
}
