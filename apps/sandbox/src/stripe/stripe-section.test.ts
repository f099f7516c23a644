import { cards, driveStripe } from '@mitoyen/stripe-sandbox/stripe-driver.fixture.ts';
import { receiveWebhooks } from '@mitoyen/stripe-sandbox/webhook-receiver.fixture.ts';
import { describe, expect, it, vi } from 'vitest';
import { useSandbox } from '../../test/sandbox-driver.ts';
import { sectionTexts as t } from './stripe-section.texts.ts';

const { client, subscribe, sandbox, events } = driveStripe(useSandbox());

describe('the page’s part on payments', () => {
  it('tells who subscribed and what happened', async () => {
    expect((await sandbox.get('/')).text).toContain('Aucun abonnement pour l’instant.');
    await subscribe();
    const page = await sandbox.get('/');
    for (const text of ['Ana Lima', 'actif', 'checkout.session.completed', '1 client.'])
      expect(page.text).toContain(text);
  });

  it('lets time pass', async () => {
    const { subscription } = await subscribe(cards.failsAtRenewal);
    const moved = await sandbox.postForm('/page/stripe/clock', { seconds: String(31 * 86_400) });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/#paiement']);
    expect((await client().subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    expect((await sandbox.get('/')).text).toContain('en retard de paiement');
  });

  it('sends an event again, keeps events back and lets them go', async () => {
    const receiver = await receiveWebhooks();
    await sandbox.post('/stripe/webhook', { url: receiver.url });
    await sandbox.postForm('/page/stripe/deliveries', { paused: 'yes' });
    await client().customers.create();
    expect((await sandbox.get('/')).text).toContain(t.paused(1));
    const id = (await events())[0]?.id ?? '';
    await sandbox.postForm('/page/stripe/resend', { id });
    expect(receiver.received.map((each) => each.id)).toEqual([id]);
    await client().customers.create();
    await sandbox.postForm('/page/stripe/deliveries', { paused: 'no' });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
  });

  it('shows what a program that is down did not receive, and brings it once it is up', async () => {
    const first = await receiveWebhooks();
    await sandbox.post('/stripe/webhook', { url: first.url });
    await first.stop();
    await client().customers.create();
    await vi.waitFor(
      async () => {
        const home = await sandbox.get('/');
        expect(home.text).toContain('non reçu');
      },
      { timeout: 20_000 },
    );
    const second = await receiveWebhooks({ port: first.port });
    await vi.waitFor(() => expect(second.received).toHaveLength(1), { timeout: 20_000 });
  });
});
