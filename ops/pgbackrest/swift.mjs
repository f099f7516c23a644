// OpenStack Swift of Debian's packages as an S3 store, with nginx before it for https: it lists folders as Amazon's does.
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { start } from '../lib/processes.mjs';
import { freePort, run, until } from '../lib/run.mjs';

const region = 'us-east-1';
const keys = { accessKeyId: 'mitoyen:backups', secretAccessKey: 'only-of-this-script' };

/** One device for each kind of what Swift keeps, without copies: what `swift-ring-builder` does, in one start of Python. */
const ringMaker = `
import sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for kind, port in zip(('account', 'container', 'object'), ports):
    ring = RingBuilder(4, 1, 1)
    ring.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='disk', weight=1,
                      replication_ip='127.0.0.1', replication_port=int(port), meta=''))
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
`;

const storage = (folder, kind, port) => `[DEFAULT]
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
workers = 1
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxy = (folder, port, memcached) => `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
workers = 2
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# its one server is never given up, however busy the machine
conn_timeout = 10
node_timeout = 60
recoverable_node_timeout = 60
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:s3api]
use = egg:swift#s3api
location = ${region}
[filter:tempauth]
use = egg:swift#tempauth
user_mitoyen_backups = ${keys.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

const nginx = (folder, port, behind, { key, certificate }) => `daemon off; user root; pid ${folder}/nginx.pid;
events {}
http {
  access_log off; client_max_body_size 0; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxied;
  server {
    listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location / {
      proxy_pass http://127.0.0.1:${behind}; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_request_buffering off; proxy_buffering off; proxy_read_timeout 300s;
    }
  }
}
`;

/**
 * Starts it, with one bucket. @returns its port by https, keys, `list`, which names what lies below a prefix, and the
 * processes it is made of.
 */
export async function startSwift(folder, bucket, tls) {
  await mkdir(join(folder, 'devices/disk'), { recursive: true });
  await chmod(folder, 0o755);
  const [memcached, behind, port] = [await freePort(), await freePort(), await freePort()];
  const log = (name) => ({ log: join(folder, `${name}.log`) });
  const children = [start('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', memcached], log('memcached'))];
  const serve = async (name, settings) => {
    const file = join(folder, `${name}-server.conf`);
    await writeFile(file, settings);
    children.push(start(`swift-${name}-server`, [file, '-v'], log(name)));
  };
  const kinds = { account: await freePort(), container: await freePort(), object: await freePort() };
  // Debian's own, for which its packages are
  await run('/usr/bin/python3', ['-c', ringMaker, folder, ...Object.values(kinds).map(String)]);
  for (const [kind, own] of Object.entries(kinds)) await serve(kind, storage(folder, kind, own));
  await serve('proxy', proxy(folder, behind, memcached));
  await writeFile(join(folder, 'nginx.conf'), nginx(folder, port, behind, tls));
  children.push(
    start('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], log('nginx')),
  );
  const client = new S3Client({
    region,
    endpoint: `http://127.0.0.1:${behind}`,
    forcePathStyle: true,
    credentials: keys,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await until(() => client.send(new CreateBucketCommand({ Bucket: bucket })), 180);
  return {
    port,
    region,
    keys,
    pids: children.map(({ pid }) => pid),
    async list(Prefix) {
      const names = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
        names.push(...Contents.map(({ Key }) => Key));
      return names;
    },
  };
}
