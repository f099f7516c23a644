import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import {
  type FreelanceProfileValues,
  freelanceProfileBody,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { MarkedValues } from '../cv-reading/index.ts';
import type { SetupKind, SetupValues } from '../profiles/index.ts';
import { accountFields, emptyAccount, locationFieldOf, profileFormTexts } from '../profiles/index.ts';
import { emptyFreelance, type FreelanceValues, freelanceFieldOrder } from './freelance-values.ts';
import {
  filledEntries,
  isPortfolioDraft,
  type PortfolioDraft,
  portfolioField,
  portfolioIssues,
  toPortfolio,
} from './portfolio-draft.ts';

export interface FreelanceSetupValues extends SetupValues, FreelanceValues, MarkedValues {
  portfolio: readonly PortfolioDraft[];
}

export const freelanceKind: SetupKind<FreelanceSetupValues, FreelanceProfileValues> = {
  role: 'freelance',
  initialValues: {
    ...emptyAccount,
    ...emptyFreelance,
    portfolio: [],
    readMarks: {},
  },
  fieldOrder: [...accountFields, ...freelanceFieldOrder, 'portfolio'],
  validateProfile: ({ readMarks: _, ...values }) => ({
    ...schemaIssues(freelanceProfileBody, values),
    ...portfolioIssues(values.portfolio),
  }),
  toProfile: ({ readMarks: _, ...values }) => freelanceProfileBody.parse(values),
  toPortfolio: (values) => toPortfolio(values.portfolio),
  saveProfile: (body, write) => callApi(freelanceRoutes.create, { body }, write),
  saveFailure: profileFormTexts.saveFailure.freelance,
  fieldOf: (path, values) => locationFieldOf(portfolioField(path, filledEntries(values.portfolio))),
  restore: (values) => ({ ...values, portfolio: values.portfolio.filter(isPortfolioDraft) }),
};
