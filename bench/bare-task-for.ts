import { demoPassword } from '@mitoyen/server/seed/content/demo-accounts.ts';
import { hashPassword } from '@mitoyen/server/src/core/auth/passwords.ts';
import type { BareTask } from './bare/bare-task.ts';
import { ask } from './paths/compare-answers.ts';

interface TaskOptions extends Pick<BareTask, 'connection' | 'poolSize' | 'instances'> {
  /** Where the product answers, whose pages the bare server keeps. */
  readonly productUrl: string;
  readonly keptPaths: readonly string[];
}

/** What a bare server is told, so that it answers as this product does. @throws when a page is not answered. */
export async function bareTaskFor({ productUrl, keptPaths, ...options }: TaskOptions): Promise<BareTask> {
  const pages = keptPaths.map(async (path) => {
    const { headers, body } = await ask(productUrl, { path, headers: { 'accept-encoding': 'br' } });
    const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...told } = headers;
    return { path, headers: told, bodyBase64: body.toString('base64') };
  });
  return {
    ...options,
    productUrl,
    passwordHash: await hashPassword(demoPassword),
    pages: await Promise.all(pages),
  };
}
