import type { AppContext, ReplyMailConfig } from '../core/context/app-context.ts';
import type { Env } from '../env.ts';
import { startReplyServer } from '../features/mail-replies/index.ts';
import type { SandboxAddresses } from './build-gateways.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { outsideServices } from './outside-services.ts';

/** What the sandbox answers from, where its mailbox stands in for everybody's. */
const sandboxMail = { domain: 'reponse.mitoyen.example', authservId: 'sandbox.mitoyen.example' };

type Sandbox = Pick<SandboxAddresses, 'url'> | null;

/** Whether mails are answered in the sandbox: they must arrive there, too. */
const isAnsweredThere = (env: Env, sandbox: Sandbox) =>
  sandbox !== null && !env.REPLY_DOMAIN && outsideServices.mail.missing(env) !== null;

/** How answers by mail come; null where none are taken. */
export function replyMailOf(env: Env, sandbox: Sandbox): ReplyMailConfig | null {
  const { REPLY_DOMAIN: domain, REPLY_AUTHSERV_ID: authservId } = env;
  if (domain && authservId) return { domain, authservId };
  return isAnsweredThere(env, sandbox) ? sandboxMail : null;
}

/** Takes answers by mail, where there are any: from the operator's mail server, or from the sandbox. */
export async function startReplyMail(
  env: Env,
  context: AppContext,
  { sandbox, cleanups }: { sandbox: Sandbox; cleanups: CleanupStack },
): Promise<void> {
  const { replyMail } = context.config;
  if (!replyMail) return;
  const isLocal = isAnsweredThere(env, sandbox);
  const server = await startReplyServer(context, {
    host: isLocal ? '127.0.0.1' : env.REPLY_SMTP_HOST,
    port: isLocal ? 0 : env.REPLY_SMTP_PORT,
    from: isLocal ? ['127.0.0.1'] : env.REPLY_MX_ADDRESSES.split(',').map((address) => address.trim()),
  });
  cleanups.add(() => server.close());
  if (isLocal && sandbox) await tellSandbox(sandbox.url, { ...replyMail, port: server.port });
}

/** Tells a sandbox where answers go. */
async function tellSandbox(
  sandboxUrl: string,
  replies: ReplyMailConfig & { readonly port: number },
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/mails/replies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(replies),
  });
  if (!answer.ok) throw new Error(`the sandbox took no address for answers by mail: ${answer.status}`);
}
