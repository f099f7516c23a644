import { rm } from 'node:fs/promises';

/** Leaves nothing of the run behind. */
export default async function removeData(): Promise<void> {
  const folder = process.env.MITOYEN_E2E_DATA;
  if (folder) await rm(folder, { recursive: true, force: true });
}
