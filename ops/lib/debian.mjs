import { run } from './run.mjs';

const release = 'bookworm';

/** The mirror that apt takes Debian's packages from on this machine. */
async function mirrorOfApt() {
  const format = '$(CREATED_BY) $(CODENAME) $(REPO_URI)';
  const targets = await run('apt-get', ['indextargets', '--format', format]);
  const found = targets
    .split('\n')
    .map((line) => line.split(' '))
    .find(([by, name]) => by === 'Packages' && name === release);
  if (!found) throw new Error(`apt has no source of Debian ${release}`);
  return found[2];
}

/** Puts the smallest Debian, with some packages more, into a folder. */
export async function installDebian(folder, ...packages) {
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  const debootstrap = ['debootstrap', '--variant=minbase', ...include, release, folder, await mirrorOfApt()];
  await run('nice', debootstrap);
}
