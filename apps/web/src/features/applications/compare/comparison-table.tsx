import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useLocation } from 'react-router';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ApplicationStatusBadge } from '../application-status-badge.tsx';
import { AnswerActions } from '../received/answer-actions.tsx';
import type { Answer } from '../received/answer-form.tsx';
import { compareTexts as texts } from '../received/deciding.texts.ts';
import { FavouriteButton } from '../received/favourite-button.tsx';
import { comparisonRows } from './comparison-rows.tsx';
import styles from './comparison-table.module.css';

function ApplicantHead({
  application,
  onTakeOut,
}: {
  application: Application;
  /** Null where it is the last one. */
  onTakeOut: (() => void) | null;
}) {
  const { id, jobId, applicantName: name, applicantAvatar, received } = application;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.applicant}>
      <Avatar name={name} src={applicantAvatar} />
      <div className={styles.names}>
        <Link
          className={styles.name}
          to={paths.receivedApplications({ offre: jobId, candidature: id })}
          state={cameFrom(pathname + search)}
        >
          {name}
        </Link>
        <span className={styles.title}>{received?.title}</span>
        <ApplicationStatusBadge status={application.status} />
      </div>
      {onTakeOut && (
        <span className={styles.takeOut}>
          <IconButton icon="close" label={texts.takeOutOf(name)} onClick={onTakeOut} />
        </span>
      )}
    </div>
  );
}

/** A row a fact, a column an application; it scrolls inside itself, with names and captions in sight. */
export function ComparisonTable({
  compared,
  onAnswer,
  onTakeOut,
}: {
  compared: readonly ComparedApplication[];
  onAnswer: (application: Application, answer: Answer) => void;
  onTakeOut: (id: string) => void;
}) {
  const isJob = compared[0]?.application.offerKind !== 'mission';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <section className={styles.area} aria-label={texts.table} tabIndex={0}>
      <table className={styles.table} data-columns={compared.length}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {texts.applicant}
            </th>
            {compared.map(({ application }) => (
              <th key={application.id} scope="col">
                <ApplicantHead
                  application={application}
                  onTakeOut={compared.length > 1 ? () => onTakeOut(application.id) : null}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(isJob).map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {compared.map((one) => (
                <td key={one.application.id} data-label={label}>
                  {cell(one)}
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.answers}>
            <th scope="row">{texts.answer}</th>
            {compared.map(({ application }) => (
              <td key={application.id} data-label={texts.answer}>
                <FavouriteButton application={application} />
                <AnswerActions
                  application={application}
                  onAnswer={(answer) => onAnswer(application, answer)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
