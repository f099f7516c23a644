// Imported first by every program: ends it with a sentence where Node is too old.

/** The oldest Node that the product is tested with. */
export const oldestNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(
    `Mitoyen needs Node ${oldestNode} or later and this is ${process.version}. npm start, npm test and the like use the one that npm ci brings on Linux (x64, arm64), unless optional packages are left out; elsewhere, install Node from https://nodejs.org/en/download.`,
  );
  process.exit(1);
}
