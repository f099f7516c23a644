import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerSecurityHeaders } from './security-headers.ts';

async function headersWith(options: Parameters<typeof registerSecurityHeaders>[1]) {
  const app = fastify();
  registerSecurityHeaders(app, options);
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

/** The policy as its directives, each with its sources. */
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/).slice(0, 2)),
  );

test('a page loads from its own origin alone, is framed by nobody and sends its forms home', async () => {
  expect(policyOf(await headersWith({ https: false }))).toEqual({
    'default-src': "'none'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  });
});

test('browsers guess no type, tell other sites the origin alone, and open no device', async () => {
  const headers = await headersWith({ https: false });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('what came by HTTPS stays with it for a year, on every host below', async () => {
  const headers = await headersWith({ https: true });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(policyOf(headers)).toHaveProperty('upgrade-insecure-requests');
});

test('an API and a script of other origins are let in, each where it is needed', async () => {
  const headers = await headersWith({
    https: false,
    apiBaseUrl: 'https://api.exemple.fr/v1',
    analyticsScriptUrl: 'https://mesure.exemple.fr/script.js',
    picturesUrl: 'https://images.exemple.fr/mitoyen/pictures',
  });
  expect(policyOf(headers)).toMatchObject({
    'script-src': "'self' https://mesure.exemple.fr",
    'connect-src': "'self' https://api.exemple.fr https://mesure.exemple.fr",
    'img-src':
      "'self' data: blob: https://api.exemple.fr https://mesure.exemple.fr https://images.exemple.fr",
    'style-src': "'self'",
  });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
