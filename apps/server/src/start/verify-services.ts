import { randomUUID } from 'node:crypto';
import type { Log } from '../core/log/log.ts';
import type { FileStore } from '../gateways/files/file-store.ts';
import { type MailGateway, MailRejectedError, MailUnavailableError } from '../gateways/mail/mail.gateway.ts';

/** What came of trying an outside service, in a sentence that names the setting to look at. */
export interface ServiceState {
  readonly service: 'mail' | 'files';
  readonly isWorking: boolean;
  readonly sentence: string;
}

interface Services {
  readonly mail: MailGateway;
  readonly files: FileStore;
}

/** What the server said holds no address; another error's message is about the machine. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function verifyMail(mail: MailGateway): Promise<ServiceState> {
  try {
    const { isEncrypted, isSignedIn } = await mail.verify();
    const how = [isEncrypted ? 'encrypted' : 'not encrypted', isSignedIn ? 'signed in' : 'without a sign-in'];
    return {
      service: 'mail',
      isWorking: true,
      sentence: `SMTP_URL, MAIL_FROM: the mail server takes our mails (${how.join(', ')})`,
    };
  } catch (error) {
    const isSender =
      (error instanceof MailUnavailableError || error instanceof MailRejectedError) &&
      error.answer.step === 'MAIL FROM';
    const setting = isSender
      ? 'MAIL_FROM: the mail server refuses the sender'
      : 'SMTP_URL: no mail can leave';
    return { service: 'mail', isWorking: false, sentence: `${setting} (${reasonOf(error)})` };
  }
}

const probeText = 'written to see whether files can be kept';

async function verifyFiles(files: FileStore): Promise<ServiceState> {
  const folder = `probes/${randomUUID()}`;
  try {
    await files.write(`${folder}/probe.txt`, Buffer.from(probeText), 'text/plain');
    const chunks: Buffer[] = [];
    for await (const chunk of await files.read(`${folder}/probe.txt`)) chunks.push(Buffer.from(chunk));
    if (Buffer.concat(chunks).toString() !== probeText)
      throw new Error('what was read is not what was written');
    await files.deleteFolder(folder);
    return {
      service: 'files',
      isWorking: true,
      sentence: 'S3_BUCKET or DATA_DIR: files can be written, read and deleted',
    };
  } catch (error) {
    return {
      service: 'files',
      isWorking: false,
      sentence: `S3_BUCKET or DATA_DIR: files cannot be kept (${reasonOf(error)})`,
    };
  }
}

/** Tries what mails and files need, without leaving anything behind. Never rejects. */
export function verifyServices({ mail, files }: Services): Promise<readonly ServiceState[]> {
  return Promise.all([verifyMail(mail), verifyFiles(files)]);
}

/** Tries them beside the start, which does not wait: mails wait in the queue, and pages need no file. */
export async function tellServices(services: Services, log: Log): Promise<void> {
  for (const { isWorking, sentence, service } of await verifyServices(services)) {
    log[isWorking ? 'info' : 'error']({ service }, sentence);
  }
}
