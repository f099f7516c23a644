import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/page.tsx';
import styles from './my-profile.module.css';

/** A company as professionals find it: its logo, its name, its town. */
export function NewCompanyCard({
  company,
}: {
  company: Pick<CompanyPublic, 'id' | 'name' | 'logo' | 'registrationCity'>;
}) {
  return (
    <Panel>
      <div className={styles.who}>
        <Avatar name={company.name} src={company.logo} shape="square" />
        <div>
          <p>
            <Link to={paths.company(company.id)}>{company.name}</Link>
          </p>
          <p className={styles.note}>{company.registrationCity}</p>
        </div>
      </div>
    </Panel>
  );
}
