/** What is run besides the server, with the name that npm's scripts give it. */
const commandNames = ['backup', 'check-services', 'migrate', 'operator', 'restore', 'seed'];

/** Sources and bundles of the processes that make up the product. */
export const programs = [
  { entry: 'apps/server/src/main.ts', output: 'apps/server/dist/main.mjs' },
  { entry: 'apps/sandbox/src/main.ts', output: 'apps/sandbox/dist/main.mjs' },
];

/** Sources and bundles of the commands that work on the data. All of the server's bundles lie in one folder. */
export const commands = commandNames.map((name) => ({
  name,
  entry: `apps/server/src/commands/${name}.ts`,
  output: `apps/server/dist/${name}.mjs`,
}));
