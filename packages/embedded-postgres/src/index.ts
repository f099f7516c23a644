export { copyCluster } from './copy-cluster.ts';
export { copyFolder } from './copy-folder.ts';
export { DataDirectoryInUseError, EmbeddedPostgresError, type EmbeddedPostgresProblem } from './errors.ts';
export type { Log } from './log.ts';
export { type OpenCluster, openCluster } from './open-cluster.ts';
export type { ServerSettings } from './server-settings.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
export { makeThrowawayDir } from './throwaway-dir.ts';
