import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import {
  type Freelance,
  freelanceProfileUpdate,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { locationFieldOf, type ProfileEdit } from '../profiles/index.ts';
import { type FreelanceValues, freelanceFieldOrder, freelanceValues } from './freelance-values.ts';
import { myFreelanceQuery } from './freelances.queries.ts';

export const freelanceEdit: ProfileEdit<Freelance, FreelanceValues> = {
  role: 'freelance',
  fieldOrder: freelanceFieldOrder,
  fileFields: ['avatar'],
  toValues: freelanceValues,
  validate: (values) => schemaIssues(freelanceProfileUpdate, values),
  load: (userId) => callApi(freelanceRoutes.getByUser, { params: { userId } }),
  save: (userId, values, write) =>
    callApi(
      freelanceRoutes.updateByUser,
      {
        params: { userId },
        body: freelanceProfileUpdate.parse(values),
      },
      write,
    ),
  fieldOf: locationFieldOf,
  queryKey: (userId) => myFreelanceQuery(userId).queryKey,
};
