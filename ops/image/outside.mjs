// What the product needs of the world, by programs that others wrote: Debian's postfix, npm's s3rver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { atEnd, run, until } from '../lib/run.mjs';

const idOf = async (user, option = '-u') => Number(await run('id', [option, user]));

/** Postfix's own programs, those that take mail by SMTP and put it into mailboxes. */
const services = (listens) => `
${listens} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
tlsmgr unix - - n 1000? 1 tlsmgr
virtual unix - n n - - virtual
postlog unix-dgram n - n - 1 postlogd
`;

/** A mail server that takes what is for exemple.fr, encrypted, and keeps it, a file a mail. */
export async function startMailServer(folder, port) {
  const [config, queue, data, mailboxes] = ['config', 'queue', 'data', 'mailboxes'].map((name) =>
    join(folder, name),
  );
  for (const each of [folder, config, queue, data, mailboxes]) await mkdir(each, { recursive: true });
  await chmod(folder, 0o755);
  await chown(data, await idOf('postfix'), await idOf('postfix', '-g'));
  await chown(mailboxes, await idOf('nobody'), await idOf('nobody', '-g'));
  const [key, certificate] = ['mail.key', 'mail.crt'].map((name) => join(folder, name));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const pair = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', ...pair, ...names]);
  const settings = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: '/dev/stdout',
    inet_protocols: 'ipv4',
    myhostname: 'mail.mitoyen.example',
    mydestination: '',
    alias_maps: '',
    mynetworks: '127.0.0.0/8',
    smtpd_tls_cert_file: certificate,
    smtpd_tls_key_file: key,
    smtpd_tls_security_level: 'encrypt',
    smtpd_relay_restrictions: 'permit_mynetworks, reject',
    virtual_mailbox_domains: 'exemple.fr',
    virtual_mailbox_base: mailboxes,
    virtual_mailbox_maps: 'static:all/',
    virtual_uid_maps: `static:${await idOf('nobody')}`,
    virtual_gid_maps: `static:${await idOf('nobody', '-g')}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  await writeFile(join(config, 'main.cf'), lines.join(''));
  await writeFile(join(config, 'master.cf'), services(`127.0.0.1:${port}`));
  const child = spawn('postfix', ['-c', config, 'start-fg'], { stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  atEnd(async () => {
    await run('postfix', ['-c', config, 'stop']).catch(() => process.kill(-child.pid));
    await ended;
  });
  // one that is still starting is not stopped by its own command
  await until(async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  });
  return {
    url: `smtp://localhost:${port}?requireTLS=true`,
    certificate,
    /** Waits for a mail to this address. @returns it as it came. */
    mailTo: (address) =>
      until(async () => {
        const fresh = join(mailboxes, 'all', 'new');
        for (const name of await readdir(fresh)) {
          const mail = await readFile(join(fresh, name), 'utf8');
          if (mail.includes(`Delivered-To: ${address}`)) return mail;
        }
        throw new Error(`no mail to ${address}`);
      }),
  };
}

/** A file store that speaks S3, its objects in a folder. */
export async function startStore(modules, folder, port, bucket) {
  const child = spawn(
    process.execPath,
    [
      join(modules, 's3rver/bin/s3rver.js'),
      '-d',
      folder,
      '-a',
      '127.0.0.1',
      '-p',
      String(port),
      '--configure-bucket',
      bucket,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  atEnd(async () => {
    child.kill();
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() => fetch(url));
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url,
      S3_FORCE_PATH_STYLE: 'true',
      // the only ones that s3rver knows
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The names of the objects that are there. */
    async objects() {
      const found = await run('find', [
        join(folder, bucket),
        '-type',
        'f',
        '-name',
        '*._S3rver_object',
        '-printf',
        '%P\n',
      ]);
      return found
        .trim()
        .split('\n')
        .map((name) => name.replace(/\._S3rver_object$/, ''));
    },
  };
}
