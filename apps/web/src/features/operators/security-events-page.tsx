import { deviceName } from '@mitoyen/contract/core/device-name.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { useSearchParams } from 'react-router';
import { formatTime } from '../../core/format/format-time.ts';
import { readId } from '../../core/pages/read-id.ts';
import { paths } from '../../paths.ts';
import { Dot } from '../../ui/dotted.tsx';
import { SelectField } from '../../ui/field.tsx';
import { formatDay } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { OperatorList } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { securityTexts as texts } from './operators.texts.ts';

export const head = { title: texts.pageTitle };

const labels: Readonly<Record<string, string>> = texts.kinds;
const kinds = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What happened to the access of accounts, for operators. */
export default function SecurityEventsPage() {
  const [params, setParams] = useSearchParams();
  const userId = readId(params.get('compte')) ?? undefined;
  const asked = params.get('evenement') ?? '';
  const kind = Object.hasOwn(labels, asked) ? asked : '';
  return (
    <OperatorSpace title={texts.pageTitle}>
      <SelectField
        id="evenement"
        label={texts.kind}
        placeholder={texts.all}
        options={kinds}
        value={kind}
        onChange={(event) =>
          setParams({
            ...(userId && { compte: userId }),
            ...(event.currentTarget.value && { evenement: event.currentTarget.value }),
          })
        }
      />
      <OperatorList
        route={operatorRoutes.listSecurityEvents}
        query={{ userId, kind: kind || undefined }}
        empty={texts.empty}
      >
        {(event) => (
          <li key={event.id} className={styles.item}>
            <div>
              <strong>{labels[event.kind] ?? event.kind}</strong>
              <p>
                {event.userId ? (
                  <Link to={paths.operatorAccount(event.userId)}>{event.username}</Link>
                ) : (
                  texts.nobody
                )}
              </p>
            </div>
            <p className={styles.soft}>
              <time dateTime={event.at}>
                {formatDay(event.at)}, {formatTime(event.at)}
              </time>
              <Dot />
              {texts.network(event.network ?? texts.unknown)}
              {event.userAgent && (
                <>
                  <Dot />
                  {deviceName(event.userAgent)}
                </>
              )}
            </p>
          </li>
        )}
      </OperatorList>
    </OperatorSpace>
  );
}
