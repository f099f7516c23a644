import { join } from 'node:path';
import { run } from '../lib/run.mjs';

/** What `buildpack-deps:bookworm` adds to Debian, on which the full `node:24-bookworm` stands: its Dockerfiles' own lists. */
const packages = `
  ca-certificates curl gnupg netbase sq wget
  git git-lfs mercurial openssh-client subversion procps
  autoconf automake bzip2 default-libmysqlclient-dev dpkg-dev file g++ gcc imagemagick libbz2-dev libc6-dev
  libcurl4-openssl-dev libdb-dev libevent-dev libffi-dev libgdbm-dev libglib2.0-dev libgmp-dev libjpeg-dev libkrb5-dev
  liblzma-dev libmagickcore-dev libmagickwand-dev libmaxminddb-dev libncurses5-dev libncursesw5-dev libpng-dev libpq-dev
  libreadline-dev libsqlite3-dev libssl-dev libtool libwebp-dev libxml2-dev libxslt-dev libyaml-dev make patch unzip
  xz-utils zlib1g-dev`
  .trim()
  .split(/\s+/);

/** How many MB those packages, and what they need, would add to the Debian at `root`, by their installed sizes. */
export async function megabytesOfFullBase(root) {
  const state = ['-o', `Dir::State::status=${join(root, 'var/lib/dpkg/status')}`];
  const plan = await run('apt-get', [
    ...state,
    '--simulate',
    '--no-install-recommends',
    'install',
    ...packages,
  ]);
  const chosen = [...plan.matchAll(/^Inst (\S+) (?:\[\S+\] )?\((\S+) /gm)].map(
    ([, name, version]) => `${name}=${version}`,
  );
  const shown = await run('apt-cache', ['show', '--no-all-versions', ...chosen]);
  const kilobytes = [...shown.matchAll(/^Installed-Size: (\d+)/gm)].reduce(
    (sum, [, size]) => sum + Number(size),
    0,
  );
  return { megabytes: kilobytes / 1024, count: chosen.length };
}
