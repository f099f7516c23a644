import type { FastifyInstance } from 'fastify';

/** A line of Fastify's tree: how deep, the part of the path, the methods. */
const treeLine = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/u;
const columnsPerLevel = 4;
/** Made by Fastify beside each GET. */
const alongside = 'HEAD';

/** `GET /api/users/:`: a route without its parameters' names, which the tree mixes where two routes share a place. */
export const routeName = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/:[^/]+/g, ':')}`;

/** The names of all routes that a server answers. The patterns that answer what is unknown are left out. */
export function registeredRoutes(server: FastifyInstance): string[] {
  const parts: string[] = [];
  const routes: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = treeLine.exec(line) ?? [];
    parts.splice(indent.length / columnsPerLevel, parts.length, part);
    const path = parts.join('');
    if (methods === '' || path.includes('*')) continue;
    routes.push(...methods.split(', ').map((method) => routeName({ method, path })));
  }
  return routes.filter((route) => !route.startsWith(alongside));
}
