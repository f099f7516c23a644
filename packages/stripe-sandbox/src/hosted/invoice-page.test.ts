import { describe, expect, it } from 'vitest';
import { cards, day, useStripe } from '../stripe-driver.fixture.ts';

const { client, subscribe, advance, sandbox, submit, testCard } = useStripe();

async function newestInvoice(customer: string) {
  const [invoice] = (await client().invoices.list({ customer })).data;
  if (!invoice) throw new Error('there is no invoice');
  return invoice;
}

describe('an invoice', () => {
  it('is a page that can be read', async () => {
    const { customer } = await subscribe();
    const { hosted_invoice_url, number } = await newestInvoice(customer.id);
    expect(number).toMatch(/^[A-Z0-9]{8}-0001$/);
    const page = await (await fetch(hosted_invoice_url ?? '')).text();
    for (const text of [`Facture ${number}`, 'Payée', 'Ana Lima', 'Atelier Premium', '29,99'])
      expect(page).toContain(text);
  });

  it('is a PDF document whose every object is where its table says', async () => {
    const { customer } = await subscribe();
    const { invoice_pdf, number } = await newestInvoice(customer.id);
    const answer = await fetch(invoice_pdf ?? '');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`facture-${number}.pdf`);
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
    expect(offsets).toHaveLength(7);
    offsets.forEach((offset, index) => {
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
    const texts = [...pdf.matchAll(/<([0-9a-f]+)> Tj/g)].map((match) =>
      Buffer.from(match[1] ?? '', 'hex').toString('latin1'),
    );
    expect(texts).toContain(`Facture ${number}`);
    expect(texts).toContain('Payée');
    // 0x80 is the euro sign in Windows-1252
    expect(texts.join(' ')).toMatch(/29,99.\x80/);
    expect(Number(/Length (\d+)/.exec(pdf)?.[1])).toBe(
      /stream\n([\s\S]*?)\nendstream/.exec(pdf)?.[1]?.length,
    );
  });

  it('can be paid while it is owed', async () => {
    const { customer, subscription } = await subscribe(cards.failsAtRenewal);
    await advance(31 * day);
    const invoice = await newestInvoice(customer.id);
    expect(invoice.status).toBe('open');
    const path = new URL(invoice.hosted_invoice_url ?? '').pathname;
    const refused = await submit(path, { ...testCard, number: cards.declined });
    expect([refused.status, refused.text.includes('Votre carte a été refusée.')]).toEqual([402, true]);
    expect((await submit(path, { ...testCard, code: '' })).status).toBe(422);
    const paid = await submit(path, testCard);
    expect((await sandbox.get(paid.headers.get('location') ?? '')).text).toContain('la facture est payée');
    expect((await client().subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect((await submit(path, testCard)).status).toBe(303);
  });

  it('can be paid through the API with the card on file', async () => {
    const { customer } = await subscribe(cards.failsAtRenewal);
    await advance(31 * day);
    const invoice = await newestInvoice(customer.id);
    await expect(client().invoices.pay(invoice.id)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    const [paid] = (await client().invoices.list({ customer: customer.id, status: 'paid' })).data;
    await expect(client().invoices.pay(paid?.id ?? '')).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is not found under another id', async () => {
    expect((await sandbox.get('/stripe/invoices/in_none')).status).toBe(404);
    expect((await sandbox.get('/stripe/invoices/in_none/pdf')).status).toBe(404);
  });
});
