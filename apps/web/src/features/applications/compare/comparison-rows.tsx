import type { ComparedApplication } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { TagList } from '../../../ui/badge.tsx';
import { formatYears } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import { AvailabilityBadge, freeFrom } from '../../availability/index.ts';
import { CvDownloadButton } from '../../cv-downloads/index.ts';
import { mobilityFacts } from '../../vocabulary/index.ts';
import { receivedTexts } from '../applications.texts.ts';
import { decidingTexts, compareTexts as texts } from '../received/deciding.texts.ts';
import { Pay } from '../received/pay.tsx';
import { comparePay } from '../received/pay-comparison.ts';
import { WorkPicture, worksOf } from '../received/work-thumbs.tsx';
import styles from './comparison-table.module.css';

const Nothing = ({ children }: { children: ReactNode }) => <span className={styles.nothing}>{children}</span>;

function Availability({ application: { received }, ...mobility }: ComparedApplication) {
  const availability = received?.availability;
  if (!availability) return <Nothing>{texts.notSaid}</Nothing>;
  const isDayShown = freeFrom(availability, mobility.availableFrom) !== null;
  const facts = mobilityFacts({ ...mobility, availability }, { isDayShown }).filter(({ value }) => value);
  return (
    <div className={styles.lines}>
      <AvailabilityBadge
        availability={availability}
        availableFrom={mobility.availableFrom}
        toConfirm={received.availabilityToConfirm}
      />
      {facts.map(({ label, value }) => (
        <span key={label}>{value}</span>
      ))}
    </div>
  );
}

function Place({ application: { received }, distanceKm }: ComparedApplication) {
  return (
    <div className={styles.lines}>
      <span>{received?.location || texts.notSaid}</span>
      {distanceKm !== null && <Nothing>{decidingTexts.distance(distanceKm)}</Nothing>}
    </div>
  );
}

function Software({ software }: ComparedApplication) {
  if (software.length === 0) return <Nothing>{texts.notSaid}</Nothing>;
  return (
    <ul className={styles.lines}>
      {software.map(({ name, isAsked }) => (
        <li key={name} className={isAsked ? styles.asked : styles.nothing}>
          {isAsked && <Icon name="check" />}
          {name}
        </li>
      ))}
    </ul>
  );
}

function Works({ application }: ComparedApplication) {
  const works = worksOf(application).filter(({ picture }) => picture !== null);
  if (works.length === 0) return <Nothing>{texts.noWorks}</Nothing>;
  return (
    <div className={styles.works}>
      {works.map(({ id, title, picture }) => (
        <Link key={id} to={paths.portfolioItem(id)} aria-label={title} title={title}>
          {picture && <WorkPicture picture={picture} sizes="16rem" />}
        </Link>
      ))}
    </div>
  );
}

function Message({ application }: ComparedApplication) {
  const { id, jobId, applicantName, coverLetter } = application;
  return (
    <div className={styles.lines}>
      <p className={styles.letter}>
        <UserText text={coverLetter || receivedTexts.noLetter} />
      </p>
      {coverLetter !== '' && (
        <Link
          className={styles.more}
          to={paths.receivedApplications({ offre: jobId, candidature: id })}
          aria-label={texts.readOf(applicantName)}
        >
          {texts.read}
        </Link>
      )}
    </div>
  );
}

function Cv({ application: { cvUrl, cvCautions, applicantName } }: ComparedApplication) {
  if (!cvUrl) return <Nothing>{receivedTexts.noCv}</Nothing>;
  return (
    <CvDownloadButton cv={cvUrl} cautions={cvCautions} name={applicantName} label={receivedTexts.openCv} />
  );
}

interface Row {
  readonly label: string;
  readonly cell: (compared: ComparedApplication) => ReactNode;
}

/** What applications are compared by, in the order in which it decides; a job's applicants show a CV, not pictures. */
export function comparisonRows(isJob: boolean): readonly Row[] {
  return [
    {
      label: isJob ? texts.pay : texts.rate,
      cell: ({ application }) =>
        comparePay(application) ? <Pay application={application} /> : <Nothing>{texts.notSaid}</Nothing>,
    },
    isJob
      ? { label: receivedTexts.cv, cell: (one) => <Cv {...one} /> }
      : { label: texts.works, cell: (one) => <Works {...one} /> },
    { label: texts.availability, cell: (one) => <Availability {...one} /> },
    {
      label: decidingTexts.experience,
      cell: ({ application: { received } }) => formatYears(received?.experienceYears ?? 0),
    },
    { label: decidingTexts.place, cell: (one) => <Place {...one} /> },
    {
      label: decidingTexts.askedSkills,
      cell: ({ askedSkills }) =>
        askedSkills.length > 0 ? <TagList tags={askedSkills} /> : <Nothing>{texts.noneCited}</Nothing>,
    },
    { label: decidingTexts.software, cell: (one) => <Software {...one} /> },
    { label: texts.message, cell: (one) => <Message {...one} /> },
  ];
}
