import { expect, test } from 'vitest';
import { personData } from './person-data.ts';
import { jobseeker } from './profile.fixture.ts';

test('search engines read the diplomas of a job seeker, and not where they were earned', () => {
  const entry = { title: 'Diplôme d’État d’architecte', organisation: 'ENSA Nantes', place: 'Nantes' };
  const education = [{ ...entry, from: '2015-09', to: '2020-06', text: null }];
  const told = JSON.stringify(personData(jobseeker({ education }), '/jobseeker/1', 'https://mitoyen.test'));
  expect(told).toContain('"name":"Diplôme d’État d’architecte"');
  expect(told).not.toContain('ENSA');
  const none = personData(jobseeker(), '/jobseeker/1', 'https://mitoyen.test');
  expect(JSON.stringify(none)).not.toContain('hasCredential');
});
