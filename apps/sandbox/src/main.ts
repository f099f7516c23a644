import { readSettings } from './settings.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

function fail(error: unknown): never {
  const { message, code } = error as NodeJS.ErrnoException;
  const advice = code === 'EADDRINUSE' ? ' Choose another with SANDBOX_PORT or SANDBOX_SMTP_PORT.' : '';
  process.stderr.write(`${message}${advice}\n`);
  process.exit(1);
}

/** Ends on a signal, and with the process that started it, when that one holds a channel to it. */
function endWithParent(sandbox: Sandbox): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    sandbox.close().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  process.once('disconnect', close);
  if (process.send && !process.connected) close();
}

try {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const sandbox = await startSandbox({ ...readSettings(process.env), log });
  endWithParent(sandbox);
  process.send?.({ type: 'ready', url: sandbox.url, smtpUrl: sandbox.smtpUrl });
} catch (error) {
  fail(error);
}
