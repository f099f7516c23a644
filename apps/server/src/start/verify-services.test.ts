import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../../test/scripted-smtp.ts';
import { createLog } from '../core/log/log.ts';
import { createLocalFileStore } from '../gateways/files/local-file-store.ts';
import { createSmtpMailGateway } from '../gateways/mail/smtp-mail.adapter.ts';
import { tellServices, verifyServices } from './verify-services.ts';

test('mail server, sender and files are tried, and a sentence names the setting of what is wrong', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mitoyen-probe-'));
  const server = await startScriptedSmtp();
  const mail = createSmtpMailGateway({ smtpUrl: server.url, from: 'Mitoyen <nous@mitoyen.example>' });
  const files = createLocalFileStore({ directory });
  const sentences = async (given: Parameters<typeof verifyServices>[0]) =>
    (await verifyServices(given)).map(({ isWorking, sentence }) => `${isWorking}: ${sentence}`);

  expect(await sentences({ mail, files })).toEqual([
    'true: SMTP_URL, MAIL_FROM: the mail server takes our mails (not encrypted, without a sign-in)',
    'true: S3_BUCKET or DATA_DIR: files can be written, read and deleted',
  ]);
  expect(await readdir(join(directory, 'probes'))).toEqual([]);

  await writeFile(join(directory, 'file'), '');
  const broken = createLocalFileStore({ directory: join(directory, 'file') });
  server.answer('MAIL', '554 5.7.1 <nous@mitoyen.example>: Sender not verified');
  const lines: string[] = [];
  await tellServices({ mail, files: broken }, createLog('info', { write: (line) => void lines.push(line) }));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'MAIL_FROM: the mail server refuses the sender (MAIL FROM: 554 5.7.1 <[address]>: Sender not verified)',
    }),
    expect.objectContaining({
      level: 50,
      msg: expect.stringMatching(/^S3_BUCKET or DATA_DIR: files cannot be kept/),
    }),
  ]);

  await server.close();
  const [gone] = await sentences({ mail, files });
  expect(gone).toMatch(/^false: SMTP_URL: no mail can leave \(.*ECONNREFUSED/);
  mail.close();
  await rm(directory, { recursive: true });
});
