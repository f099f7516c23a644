import { expect, test } from 'vitest';
import { consentCookie, readConsent } from './consent.ts';

test('reads the choice among other cookies, and nothing else as a choice', () => {
  expect(readConsent('csrf_token=a; cookieConsent=accepted')).toBe('accepted');
  expect(readConsent('cookieConsent=refused')).toBe('refused');
  expect(readConsent('cookieConsent=perhaps')).toBeNull();
  expect(readConsent('xcookieConsent=accepted')).toBeNull();
  expect(readConsent('')).toBeNull();
});

test('a choice is kept 365 days, for the whole site', () => {
  const attributes = consentCookie('refused', true).split('; ');
  expect(attributes).toContain('cookieConsent=refused');
  expect(attributes).toContain(`Max-Age=${365 * 86_400}`);
  expect(attributes).toContain('Path=/');
  expect(attributes).toContain('Secure');
  expect(consentCookie('refused', false)).not.toContain('Secure');
});
