import { type DatabaseConnection, type ServerRole, serverRoles } from './servers.ts';

const attribute = 'target_session_attrs';

/**
 * Reads the address of a database as libpq does, which the driver does not: it may name several servers,
 * separated by commas, and the role that the chosen one must have (`target_session_attrs`). With several
 * servers and no role given, the chosen one must accept writes.
 * @throws Error which says what is wrong, without the password.
 */
export function readDatabaseUrl(text: string): DatabaseConnection {
  const addresses = splitHosts(text).map((address) => (URL.canParse(address) ? new URL(address) : null));
  const [first, ...others] = addresses.filter((address) => address !== null);
  if (!first || others.length + 1 !== addresses.length || !/^postgres(?:ql)?:$/.test(first.protocol))
    throw new Error('must be an address starting with postgres:// or postgresql://');
  const role = first.searchParams.get(attribute);
  if (role !== null && !isServerRole(role))
    throw new Error(`${attribute} must be one of ${serverRoles.join(', ')}, not “${role}”`);
  if (role === null && others.length === 0) return { connectionString: text };
  for (const address of [first, ...others]) address.searchParams.delete(attribute);
  const urls = [first.href, ...others.map(({ href }) => href)] as const;
  return { connectionString: first.href, servers: { urls, role: role ?? 'read-write' } };
}

const isServerRole = (role: string): role is ServerRole => serverRoles.some((one) => one === role);

/** The same address for each of its hosts. */
function splitHosts(text: string): string[] {
  const start = text.indexOf('://') + '://'.length;
  const length = text.slice(start).search(/[/?#]/);
  const end = length < 0 ? text.length : start + length;
  const hostsAt = Math.max(start, text.lastIndexOf('@', end) + 1);
  const hosts = text.slice(hostsAt, end).split(',');
  return hosts.map((host) => `${text.slice(0, hostsAt)}${host}${text.slice(end)}`);
}
