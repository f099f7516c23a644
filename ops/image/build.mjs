import { appendFile, copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root as repository } from '../../scripts/lib/run.mjs';
import { copyClean } from '../check/build.mjs';
import { baseOf, makeBase } from './base.mjs';

/** What Node trusts on this machine besides its own list, npm trusts in the build. */
async function trustAsHere(context) {
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (!certificates) return;
  await copyFile(certificates, join(context, 'registry.crt'));
  await appendFile(join(context, '.npmrc'), 'cafile=/build/registry.crt\n');
}

/** Builds the Dockerfile as it stands, from a clean copy, a layer for each of its steps as Docker makes them. */
export async function buildImage(store, tag) {
  const dockerfile = join(repository, 'Dockerfile');
  const base = await baseOf(dockerfile);
  if (await store.has(tag)) return { base };
  const context = join(store.folder, 'context');
  await copyClean(context);
  await trustAsHere(context);
  await makeBase(store, base);
  const options = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--pull-never',
    '--layers',
    ...store.policy,
  ];
  await store.buildah('build', ...options, '--file', dockerfile, '--tag', tag, context);
  await rm(context, { recursive: true });
  return { base };
}

/** What a registry would be given: each layer's compressed size in MB, and the image's settings. */
export async function readImage(store, tag) {
  const oci = join(store.folder, 'oci');
  await store.buildah('push', ...store.policy, tag, `oci:${oci}:mitoyen`);
  const blob = async ({ digest }) =>
    JSON.parse(await readFile(join(oci, 'blobs', ...digest.split(':')), 'utf8'));
  const index = JSON.parse(await readFile(join(oci, 'index.json'), 'utf8'));
  const manifest = await blob(index.manifests[0]);
  const { Docker } = JSON.parse(await store.buildah('inspect', '--type', 'image', tag));
  return { layersMb: manifest.layers.map(({ size }) => size / 1e6), settings: Docker.config, oci };
}
