// What is watched and what watches: the product on Debian's PostgreSQL with a standby, nginx before it, a disk of its own,
// and Prometheus with its exporters, on the ports that the shipped files name. In a network and mounts of the script's own.
import { chmod, mkdir, readFile, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../lib/debian-postgres.mjs';
import { start, stopAll, untilReady } from '../lib/processes.mjs';
import { repository } from '../lib/product.mjs';
import { atEnd, run } from '../lib/run.mjs';
import { shortenIntervals, shortenRules } from './shorten.mjs';

export const product = 'http://127.0.0.1:3000';
export const sandbox = 'http://127.0.0.1:3010';
export const prometheus = 'http://127.0.0.1:9090';
const smtpPort = 3011;
const siteName = 'mitoyen.example';
const shipped = (file) => readFile(join(repository, 'ops', file), 'utf8');

/** A disk of 64 MB on which the product keeps its files. */
async function mountDisk(folder) {
  const [image, disk] = [join(folder, 'disk.img'), join(folder, 'disk')];
  await run('truncate', ['-s', '64M', image]);
  await run('mkfs.ext4', ['-q', '-m', '0', image]);
  await mkdir(disk);
  await run('mount', ['-o', 'loop', image, disk]);
  atEnd(() => run('umount', [disk]));
  return disk;
}

/** nginx as ops/nginx has it, with one server behind it and certificates of the script's own. */
async function startSite(folder) {
  const file = (name) => join(folder, name);
  for (const [name, days] of [
    ['long', 60],
    ['short', 9],
  ])
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', String(days), '-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`],
      ...['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`)],
    ]);
  const certificates = await Promise.all(['long', 'short'].map((name) => readFile(file(`${name}.pem`))));
  await writeFile(file('trusted.pem'), Buffer.concat(certificates));
  await writeFile(file('hosts'), `127.0.0.1 localhost ${siteName}\n`);
  await run('mount', ['--bind', file('hosts'), '/etc/hosts']);
  const put = async (name) => {
    for (const kind of ['pem', 'key']) await run('cp', [file(`${name}.${kind}`), file(`site.${kind}`)]);
  };
  await put('long');
  const site = (await shipped('nginx/mitoyen.conf'))
    .replace('server 127.0.0.1:3002 max_fails=1 fail_timeout=2s;', '')
    .replace('127.0.0.1:3001', '127.0.0.1:3000')
    .replace('/var/cache/mitoyen-pages', file('nginx-cache'))
    .replaceAll(`/etc/letsencrypt/live/${siteName}/fullchain.pem`, file('site.pem'))
    .replaceAll(`/etc/letsencrypt/live/${siteName}/privkey.pem`, file('site.key'));
  const whole = `user root; daemon off; pid ${file('nginx.pid')}; events {} http { access_log off; ${site} }`;
  await writeFile(file('nginx.conf'), whole);
  const nginx = start('nginx', ['-p', folder, '-e', 'stderr', '-c', file('nginx.conf')], {
    log: file('nginx.log'),
  });
  return {
    trusted: file('trusted.pem'),
    /** `short` ends in nine days. */
    async useCertificate(name) {
      await put(name);
      nginx.kill('SIGHUP');
    },
  };
}

async function startPrometheus(folder, trusted, factor) {
  const settings = join(folder, 'prometheus.yml');
  await writeFile(settings, shortenIntervals(await shipped('monitoring/prometheus.yml'), factor));
  await writeFile(join(folder, 'alerts.yml'), shortenRules(await shipped('monitoring/alerts.yml'), factor));
  const listen = (port) => `--web.listen-address=127.0.0.1:${port}`;
  const log = (name) => ({ log: join(folder, `${name}.log`) });
  // it reads the mounts of the first process that it sees, which it is itself there
  const alone = ['--pid', '--fork', '--kill-child', '--mount-proc', 'prometheus-node-exporter'];
  const filesystems = ['--collector.disable-defaults', '--collector.filesystem', listen(9100)];
  start('unshare', [...alone, ...filesystems], log('machine'));
  start('prometheus-blackbox-exporter', ['--config.file=/etc/prometheus/blackbox.yml', listen(9115)], {
    ...log('site'),
    env: { ...process.env, SSL_CERT_FILE: trusted },
  });
  const data = `--storage.tsdb.path=${join(folder, 'series')}`;
  start('prometheus', [`--config.file=${settings}`, data, listen(9090)], log('prometheus'));
  await untilReady(`${prometheus}/-/ready`);
}

export async function startEngines(folder, factor) {
  await chmod(folder, 0o755);
  const disk = await mountDisk(folder);
  // else what the standby missed while it was away may be gone
  const primary = await startPostgres(join(folder, 'primary'), { wal_keep_size: '512MB' });
  const standby = await primary.startStandby(join(folder, 'standby'), { hot_standby_feedback: 'on' });
  atEnd(stopAll);
  const stamp = join(folder, 'last-backup');
  await writeFile(stamp, '');
  const logs = [];
  let server;
  const startServer = async () => {
    const log = join(folder, `server-${logs.length}.log`);
    logs.push(log);
    const env = {
      PATH: process.env.PATH,
      PORT: '3000',
      HOST: '127.0.0.1',
      SANDBOX_PORT: '3010',
      SANDBOX_SMTP_PORT: String(smtpPort),
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: standby.url,
      DATA_DIR: join(disk, 'data'),
      BACKUP_STAMP_FILE: stamp,
      SECRET_KEY: 'a secret of this script alone, long enough',
      TRUST_PROXY: '1',
      READS_PER_ADDRESS: '60',
      ALERT_CONFIRMATIONS_PER_DAY: '100',
      // other work on this machine is no reason to refuse any
      SHED_FROM_MS: '30000',
    };
    server = start(process.execPath, [join(repository, 'apps/server/dist/main.mjs')], { env, log });
    await untilReady(`${product}/health/ready`);
  };
  await startServer();
  const site = await startSite(folder);
  await startPrometheus(folder, site.trusted, factor);
  const smtp = [
    'OUTPUT',
    '-p',
    'tcp',
    '--dport',
    String(smtpPort),
    '-j',
    'REJECT',
    '--reject-with',
    'tcp-reset',
  ];
  return {
    primary,
    standby,
    logs,
    useCertificate: site.useCertificate,
    /** Nobody listens where mails go. */
    cutMail: () => run('iptables', ['-A', ...smtp]),
    healMail: () => run('iptables', ['-D', ...smtp]),
    /** How the sandbox's `service` behaves from now on. */
    async setFault(service, mode) {
      const body = JSON.stringify({ service, mode });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${sandbox}/faults`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`the sandbox answers ${answer.status}`);
    },
    /** Leaves a twentieth. */
    async fillDisk() {
      const { bsize, blocks, bavail } = await statfs(disk);
      const bytes = Math.floor(bsize * (bavail - blocks / 20));
      await run('fallocate', ['-l', String(bytes), join(disk, 'filler')]);
    },
    closeDisk: () => run('mount', ['-o', 'remount,ro', disk]),
    openDisk: () => run('mount', ['-o', 'remount,rw', disk]),
    emptyDisk: () => run('rm', ['-f', join(disk, 'filler')]),
    async dateBackup(hoursAgo) {
      const at = Date.now() / 1000 - hoursAgo * 3600;
      await utimes(stamp, at, at);
    },
    async killServer() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
    },
    startServer,
  };
}
