import { describe, expect, it, vi } from 'vitest';
import { shop } from '../shop.fixture.ts';
import { startStripeSandbox } from '../start-stripe-sandbox.ts';
import { useStripe } from '../stripe-driver.fixture.ts';
import { receiveWebhooks } from '../webhook-receiver.fixture.ts';

const { client, sandbox, events, advance } = useStripe();
const patience = { timeout: 20_000 };

const sendTo = (url: string) => sandbox.post('/stripe/webhook', { url });
const secretOf = async () => (await sandbox.get('/stripe/webhook-secret')).json<{ secret: string }>().secret;

describe('events', () => {
  it('are signed over their very bytes', async () => {
    const receiver = await receiveWebhooks();
    await sendTo(receiver.url);
    await advance(40 * 86_400);
    const customer = await client().customers.create({ name: 'Ana' });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
    const [first] = receiver.received;
    const { body = '', signature = '' } = first ?? {};
    const secret = await secretOf();
    const event = client().webhooks.constructEvent(body, signature, secret);
    expect(event).toMatchObject({
      type: 'customer.created',
      api_version: client().getApiField('version'),
      livemode: false,
      data: { object: { id: customer.id, name: 'Ana' } },
    });
    expect(() => client().webhooks.constructEvent(`${body} `, signature, secret)).toThrow();
    expect(() => client().webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  });

  it('are listed, newest first, by the API too', async () => {
    await client().customers.create({ name: 'Ana' });
    const customer = await client().customers.create({ name: 'Bea' });
    await client().customers.update(customer.id, { name: 'Béa' });
    const all = await events();
    expect(all.map(({ type, data }) => [type, data.previous_attributes])).toEqual([
      ['customer.updated', { name: 'Bea' }],
      ['customer.created', undefined],
      ['customer.created', undefined],
    ]);
    const created = await client().events.list({ types: ['customer.created'], limit: 1 });
    expect([created.data[0]?.id, created.has_more]).toEqual([all[1]?.id, true]);
    expect(await client().events.retrieve(all[0]?.id ?? '')).toMatchObject({ type: 'customer.updated' });
  });

  it('come again until they are taken', async () => {
    const receiver = await receiveWebhooks({ status: 500 });
    await sendTo(receiver.url);
    await client().customers.create();
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(2), patience);
    receiver.answerWith(200);
    await vi.waitFor(async () => expect((await events())[0]?.pending_webhooks).toBe(0), patience);
    const ids = new Set(receiver.received.map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect((await sandbox.get('/stripe/webhook')).json()).toMatchObject({ waiting: 0 });
  });

  it('are sent again when somebody asks', async () => {
    const receiver = await receiveWebhooks();
    await sendTo(receiver.url);
    await client().customers.create();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
    const id = receiver.received[0]?.id;
    const resent = await sandbox.post(`/stripe/events/${id}/resend`);
    expect(resent.json()).toEqual({ id, deliveries: [{ url: receiver.url, delivered: true, status: 200 }] });
    expect(receiver.received.map((each) => each.id)).toEqual([id, id]);
    await receiver.stop();
    const missed = await sandbox.post(`/stripe/events/${id}/resend`);
    expect(missed.json()).toMatchObject({ deliveries: [{ delivered: false, status: null }] });
    expect((await sandbox.post('/stripe/events/evt_none/resend')).status).toBe(404);
  });

  it('are kept back and let go', async () => {
    const receiver = await receiveWebhooks();
    await sandbox.post('/stripe/webhook', { url: receiver.url, paused: true });
    await client().customers.create();
    await client().customers.create();
    expect((await sandbox.get('/stripe/webhook')).json()).toEqual({
      urls: [receiver.url],
      paused: true,
      waiting: 2,
    });
    expect(receiver.received).toEqual([]);
    await sandbox.post('/stripe/webhook', { paused: false });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
  });

  it('go to endpoints made through the API, those they asked for', async () => {
    const receiver = await receiveWebhooks();
    const stripe = client();
    const endpoint = await stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['customer.deleted'],
    });
    const customer = await stripe.customers.create();
    await stripe.customers.del(customer.id);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
    const { body = '', signature = '' } = receiver.received[0] ?? {};
    expect(stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '').type).toBe(
      'customer.deleted',
    );
    expect((await stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret');
    await stripe.webhookEndpoints.del(endpoint.id);
    const left = await stripe.webhookEndpoints.list();
    expect(left.data.map(({ id }) => id)).not.toContain(endpoint.id);
  });

  it('go where the sandbox was told at its start, also after it forgot everything', async () => {
    const receiver = await receiveWebhooks();
    const own = await startStripeSandbox({
      ...shop,
      webhookUrl: receiver.url,
      webhookSecret: 'whsec_1',
    });
    await fetch(own.url, { method: 'DELETE' });
    const { hostname, port } = new URL(own.url);
    await client({ host: hostname, port }).customers.create();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
    const { body = '', signature = '' } = receiver.received[0] ?? {};
    expect(client().webhooks.constructEvent(body, signature, 'whsec_1').type).toBe('customer.created');
    await own.close();
  });

  it('still go to the product after everything was forgotten', async () => {
    const receiver = await receiveWebhooks();
    await sendTo(receiver.url);
    await sandbox.delete('/');
    await client().customers.create();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
  });

  it('are not sent to what is no address', async () => {
    expect((await sendTo('ftp://a.b')).status).toBe(400);
  });
});
