import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { fictitiousDetails } from './operator-details.ts';

test('details that nobody has set are fictitious', () => {
  expect(fictitiousDetails(readEnv({}))).toHaveLength(6);
  expect(
    fictitiousDetails(readEnv({ PUBLISHER_NAME: 'Éditions du Mur', CONTACT_PHONE: '01 23 45 67 89' })),
  ).toEqual(['CONTACT_EMAIL', 'CONTACT_ADDRESS', 'PUBLISHER_DETAILS', 'HOST_DETAILS']);
});
