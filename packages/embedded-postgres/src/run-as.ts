import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A way to start a program that PostgreSQL accepts, which refuses to be started by root. */
export interface RunAs {
  readonly kind: 'self' | 'user-namespace' | 'other-user';
  /** Owner, outside, of the files that these programs make. */
  readonly uid: number;
  readonly gid: number;
  /** What stands before the program on its command line. */
  readonly prefix: readonly string[];
}

/** The user of the kernel's `nobody`: what file owners without a name in a user namespace show as, too. */
const UNSHARE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/** Environment of PostgreSQL's programs: no `PG…` variable of ours may reach them. */
const childEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' };

/** The ways that exist here, the best first. */
export async function findWaysToRun(): Promise<RunAs[]> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const asSelf: RunAs = { kind: 'self', uid, gid, prefix: [] };
  const inNamespace: RunAs = { kind: 'user-namespace', uid, gid, prefix: UNSHARE };
  if (uid !== 0 && hasName()) return [asSelf];
  const hasNamespaces = await canRun(inNamespace, 'true', []);
  if (uid !== 0) return hasNamespaces ? [inNamespace, asSelf] : [asSelf];
  const asNobody: RunAs = { kind: 'other-user', uid: await idOf('-u'), gid: await idOf('-g'), prefix: [] };
  return hasNamespaces ? [inNamespace, asNobody] : [asNobody];
}

/** `initdb` refuses a user number without a name, as containers are often given. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Whether that program ends well, run in that way. */
export async function canRun(runAs: RunAs, file: string, args: readonly string[]): Promise<boolean> {
  const command = commandAs(runAs, file, args);
  return run(command.file, command.args, command.options).then(
    () => true,
    () => false,
  );
}

/** Whether the directory can be entered by programs run in that way. */
export function canEnter(runAs: RunAs, directory: string): Promise<boolean> {
  return canRun(runAs, '/bin/sh', ['-c', 'test -x "$1"', 'sh', directory]);
}

/** What to hand to `spawn` or `execFile`. `before` is put in front of the program, inside the namespace. */
export function commandAs(
  runAs: RunAs,
  file: string,
  args: readonly string[],
  before: readonly string[] = [],
) {
  const [first = file, ...rest] = [...runAs.prefix, ...before, file, ...args];
  const user = runAs.kind === 'other-user' ? { uid: runAs.uid, gid: runAs.gid } : {};
  return { file: first, args: rest, options: { cwd: '/', env: childEnvironment, ...user } };
}

/** `setpriv` with the signal a program gets when its parent ends, or nothing where there is no such tool (macOS). */
export async function parentDeathPrefix(signal: 'INT' | 'KILL'): Promise<string[]> {
  const prefix = ['setpriv', `--pdeathsig=${signal}`, '--'];
  return run('setpriv', [...prefix.slice(1), 'true']).then(
    () => prefix,
    () => [],
  );
}

/** The user of least rights, asked for by name: its number differs between systems. */
async function idOf(option: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [option, 'nobody']);
  return Number(stdout);
}
