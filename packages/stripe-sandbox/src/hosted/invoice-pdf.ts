import { type PdfItem, writePdf } from '@mitoyen/pdf';
import type { StripeAccount } from '../account.ts';
import type { Invoice } from '../objects/wire.ts';
import { hostedTexts as t } from './hosted.texts.ts';
import { invoiceFacts } from './invoice-page.ts';

const left = 56;
const amounts = 470;

/** An invoice as a PDF document. */
export function invoicePdf(account: StripeAccount, invoice: Invoice): Buffer {
  const { title, status, facts, lines, total } = invoiceFacts(account, invoice);
  const content: PdfItem[] = [
    { text: account.merchant, x: left, y: 70, size: 22, isBold: true },
    { text: title, x: left, y: 105, size: 15, isBold: true },
    { text: status, x: amounts, y: 105, size: 12 },
  ];
  let y = 140;
  for (const [name, value] of facts) {
    content.push({ text: name, x: left, y, isBold: true }, { text: value, x: 160, y });
    y += 20;
  }
  y += 20;
  content.push(
    { text: t.description, x: left, y, isBold: true },
    { text: t.amount, x: amounts, y, isBold: true },
  );
  content.push({ ruleAt: y + 8 });
  for (const { name, period, amount } of lines) {
    content.push({ text: name, x: left, y: y + 28 }, { text: amount, x: amounts, y: y + 28 });
    content.push({ text: period, x: left, y: y + 44, size: 9 }, { ruleAt: y + 56 });
    y += 50;
  }
  content.push(
    { text: t.total, x: left, y: y + 30, isBold: true },
    { text: total, x: amounts, y: y + 30, isBold: true },
  );
  content.push({ text: t.pdfFootnote, x: left, y: 790, size: 9 });
  return Buffer.from(writePdf(title, content));
}
