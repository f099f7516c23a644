import { Agent, request as sendRequest } from 'node:http';
import { accountRoutes } from '../../packages/contract/src/features/accounts/accounts.contract.ts';
import { newTalker } from '../support/talkers.ts';
import { expect, test } from '../support/test.ts';

/** The status of a call by one connection that is kept: connections go to the processes in turn. */
function statusOf(url: string, agent: Agent, method: string, token: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = sendRequest(url, { agent, method, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    request.once('error', reject).end();
  });
}

test('processes on one port are one server, and one that ends is replaced', async ({ servers }) => {
  const server = await servers.create({ instances: 2 });
  await server.start();
  const { token } = await newTalker(server.url, 'Hélène Marchand', 'entreprise');
  const connections = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const me = server.url + accountRoutes.me.path;
  const statuses = () => Promise.all(connections.map((agent) => statusOf(me, agent, 'GET', token)));
  // while the second one starts, a busy machine may refuse what would wait too long
  await expect.poll(statuses).toEqual([200, 200]);

  await expect.poll(async () => (await server.instances()).length).toBe(2);
  const first = await server.instances();
  process.kill(first[0] ?? 0, 'SIGKILL');
  await expect
    .poll(async () => (await server.instances()).filter((pid) => !first.includes(pid)))
    .toHaveLength(1);
  await expect.poll(() => statuses().catch(() => [])).toEqual([200, 200]);

  // signing out at one process ends the session at the other
  const [here] = connections;
  if (!here) throw new Error('there is no connection');
  const { method, path } = accountRoutes.logout;
  expect(await statusOf(server.url + path, here, method, token)).toBeLessThan(300);
  await expect.poll(statuses).toEqual([401, 401]);

  const all = await server.instances();
  await server.stop();
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  for (const agent of connections) agent.destroy();
});
