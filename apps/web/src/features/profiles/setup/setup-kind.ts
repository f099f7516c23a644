import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { PortfolioEntryInput } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { Write } from '../../../core/api/api-client.ts';
import type { FormIssues } from '../../../core/forms/form-issues.ts';

/** What all three forms hold. */
export interface SetupValues {
  username: string;
  /** What of it is shown, where that was chosen; else ''. */
  firstName: string;
  email: string;
  password: string;
  acceptsTerms: boolean;
}

/** What distinguishes one setup form from another. Field names are those of the API. */
export interface SetupKind<Values extends SetupValues, Profile extends object = object> {
  readonly role: Role;
  readonly initialValues: Values;
  /** Names of the fields as they follow each other on the page. */
  readonly fieldOrder: readonly string[];
  readonly validateProfile: (values: Values) => FormIssues;
  /** The body of the role's profile call. To be asked for only when `validateProfile` finds nothing. */
  readonly toProfile: (values: Values) => Profile;
  readonly toPortfolio?: (values: Values) => readonly PortfolioEntryInput[];
  readonly toPhone?: (values: Values) => string;
  readonly saveProfile: (
    profile: Profile & { user_id: string },
    write: Write,
  ) => Promise<{ readonly id: string }>;
  /** Said when the profile call fails without a sentence of the server. */
  readonly saveFailure: string;
  /** The form's name for a path of the server's issues, when it is another one. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** What must change in the form because of a refusal: a phone number to be verified again. */
  readonly onRefused?: (issues: FormIssues) => Partial<Values> | null;
  /** A last look at values restored from a draft. */
  readonly restore?: (values: Values) => Values;
}
