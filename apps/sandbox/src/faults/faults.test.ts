import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useSandbox } from '../../test/sandbox-driver.ts';
import { createHttpApp } from '../create-http-app.ts';
import { SandboxState } from '../sandbox-state.ts';
import { startSandbox } from '../start-sandbox.ts';
import { services } from './faults.ts';

const sandbox = useSandbox();
const allWell = Object.fromEntries(services.map((service) => [service, 'ok']));
const query = '/search?q=atelier';

describe('faults', () => {
  it('are none at first, and are told', async () => {
    expect((await sandbox.get('/faults')).json()).toEqual(allWell);
    const answer = await sandbox.post('/faults', { service: 'stripe', mode: 'hang' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ ...allWell, stripe: 'hang' });
    expect((await sandbox.get('/faults')).json()).toEqual({ ...allWell, stripe: 'hang' });
    await sandbox.delete('/');
    expect((await sandbox.get('/faults')).json()).toEqual(allWell);
  });

  it('are in the documents, service by service', async () => {
    const text = await readFile(new URL('../../../../docs/sandbox.md', import.meta.url), 'utf8');
    expect(text).toContain(`{service: ${services.join('\\|')}, mode: `);
  });

  it.each([
    ['an unknown service', { service: 'fax', mode: 'ok' }, services.join(', ')],
    ['an unknown mode', { service: 'mail', mode: 'slow' }, 'ok, refuse, hang, error, garbage'],
    ['no mode', { service: 'mail' }, 'ok, refuse, hang, error, garbage'],
    ['an inherited name', { service: 'mail', mode: 'constructor' }, 'mode'],
    ['nothing', undefined, 'service'],
  ])('are refused with an explanation: %s', async (_, body, explanation) => {
    const answer = await sandbox.post('/faults', body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: string }>().error).toContain(explanation);
  });

  it('make the registry fail in its own ways', async () => {
    const inMode = async (mode: string) => {
      await sandbox.post('/faults', { service: 'registry', mode });
      return sandbox.get(query);
    };
    const refused = await inMode('refuse');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(refused.json()).toHaveProperty('erreur');
    expect((await inMode('error')).status).toBe(500);
    const garbage = await inMode('garbage');
    expect(garbage.status).toBe(200);
    expect(() => garbage.json()).toThrow(SyntaxError);
    expect((await inMode('ok')).json()).toHaveProperty('results');
  });

  it('leave the other services alone', async () => {
    await sandbox.post('/faults', { service: 'sms', mode: 'error' });
    expect((await sandbox.get(query)).status).toBe(200);
    expect((await sandbox.get('/registry/companies')).status).toBe(200);
  });

  it('keep a call waiting until the mode changes', async () => {
    const state = new SandboxState();
    const app = createHttpApp(state);
    onTestFinished(() => app.close());
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    state.faults.set({ service: 'registry', mode: 'hang' });
    const waiting = fetch(`${url}${query}`);
    const outcome = expect(waiting).rejects.toThrow();
    await vi.waitFor(() => expect(state.held.size).toBe(1));

    state.faults.set({ service: 'sms', mode: 'hang' });
    expect(state.held.size).toBe(1);
    state.faults.set({ service: 'registry', mode: 'ok' });
    await outcome;
    await vi.waitFor(() => expect(state.held.size).toBe(0));
    expect((await fetch(`${url}${query}`)).status).toBe(200);
  });

  it('never keep the sandbox from ending', async () => {
    const own = await startSandbox();
    await fetch(`${own.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'registry', mode: 'hang' }),
    });
    const waiting = fetch(`${own.url}${query}`);
    const outcome = expect(waiting).rejects.toThrow();
    await own.close();
    await outcome;
  });
});
