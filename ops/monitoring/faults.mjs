// What goes wrong, when, and which alerts that explains. Minutes of a run of sixty.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { askForAlert, crowd, flood, register } from './people.mjs';

const times = (count, work) => Promise.all(Array.from({ length: count }, work));

/** A session that holds a lock until it is ended. */
async function openSession(server) {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A job that is due and that nobody can take: a transaction left open holds its row. */
async function holdJob(server, queue) {
  const [job] = await server.query(
    `insert into pgboss.job (name, data, start_after) values ($1, '{"fileId":"${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}"}', now() + interval '3 s') returning id`,
    [queue],
  );
  const session = await openSession(server);
  await session.query('begin');
  await session.query('select 1 from pgboss.job where name = $1 and id = $2 for update', [queue, job.id]);
  return session;
}

/** Keeps a table from everybody for two and a half seconds at a time, a tenth of a second apart. */
async function lockAgainAndAgain(server, table) {
  const session = await openSession(server);
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await session.query(`begin; lock table ${table}`);
      await pause(2500);
      await session.query('commit');
      await pause(100);
    }
    await session.end();
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

/**
 * `strike` resolves with what mends it. `alerts`: those that must fire, `within` so many minutes; `also`: those that may.
 * Both until `tail` minutes after `to`, since rates look back.
 */
export const faultsOf = (engines, people) => {
  const { primary, standby } = engines;
  const setFault = async (service, mode) => {
    await engines.setFault(service, mode);
    return () => engines.setFault(service, 'ok');
  };
  const setStandby = async (setting) => {
    await standby.query(`alter system ${setting}`);
    await standby.query('select pg_reload_conf()');
  };
  return [
    {
      what: 'the last backup is 27 hours old',
      ...{ from: 6, to: 13 },
      strike: async () => {
        await engines.dateBackup(27);
        return () => engines.dateBackup(0);
      },
      alerts: [{ alertname: 'MitoyenBackupOld', within: 6 }],
    },
    {
      what: 'the mail server refuses eight addresses for good',
      ...{ from: 6, to: 7, tail: 60 },
      strike: async () => {
        const mend = await setFault('mail', 'refuse');
        await times(8, register);
        return mend;
      },
      alerts: [{ alertname: 'MitoyenWorkFailed', queue: 'mail-send-account', within: 2.5 }],
    },
    {
      what: 'the standby is 30 s late',
      ...{ from: 6, to: 13 },
      strike: async () => {
        await setStandby(`set recovery_min_apply_delay = '30s'`);
        return () => setStandby('reset recovery_min_apply_delay');
      },
      alerts: [{ alertname: 'MitoyenReplicaOut', within: 6.5 }],
    },
    {
      what: 'nobody listens where mails go, as 70 wait',
      ...{ from: 8, to: 35, tail: 11 },
      strike: async () => {
        await engines.cutMail();
        await times(70, askForAlert);
        return engines.healMail;
      },
      alerts: [
        { alertname: 'MitoyenMailServerAway', queue: 'mail-send', within: 6.5 },
        { alertname: 'MitoyenMailServerAway', queue: 'mail-send-account', within: 6.5 },
        { alertname: 'MitoyenAccountMailsLate', within: 5 },
        { alertname: 'MitoyenJobsLate', queue: 'mail-send', within: 26.5 },
        { alertname: 'MitoyenProviderFailing', provider: 'mail', within: 21 },
      ],
    },
    {
      what: 'a transaction left open holds a job of the pictures',
      ...{ from: 8, to: 34.5 },
      strike: async () => {
        const session = await holdJob(primary, 'uploads.encode-avif');
        return () => session.end();
      },
      alerts: [{ alertname: 'MitoyenJobsLate', queue: 'uploads.encode-avif', within: 26 }],
    },
    {
      what: 'the disk of the files is nearly full',
      ...{ from: 8, to: 20 },
      strike: async () => {
        await engines.fillDisk();
        return engines.emptyDisk;
      },
      alerts: [{ alertname: 'MitoyenDiskNearlyFull', within: 11 }],
    },
    {
      what: 'the certificate has nine days left',
      ...{ from: 8, to: 20 },
      strike: async () => {
        await engines.useCertificate('short');
        return () => engines.useCertificate('long');
      },
      alerts: [{ alertname: 'MitoyenCertificateEnding', within: 11 }],
    },
    {
      what: 'one address reads five times a second',
      ...{ from: 8, to: 16, tail: 6 },
      strike: async () => flood(),
      alerts: [{ alertname: 'MitoyenRefusing', status: '429', within: 8 }],
    },
    {
      what: 'the company registry fails',
      ...{ from: 9, to: 31, tail: 11 },
      strike: () => setFault('registry', 'error'),
      alerts: [{ alertname: 'MitoyenProviderFailing', provider: 'registry', within: 21 }],
    },
    {
      what: 'the SMS provider says nothing',
      ...{ from: 9, to: 31, tail: 11 },
      strike: () => setFault('sms', 'hang'),
      alerts: [{ alertname: 'MitoyenProviderFailing', provider: 'sms', within: 21 }],
    },
    {
      what: 'a table is gone (that of hearts)',
      ...{ from: 10, to: 18, tail: 6 },
      strike: async () => {
        await primary.query('alter table saved_items rename to saved_items_gone');
        return () => primary.query('alter table saved_items_gone rename to saved_items');
      },
      alerts: [{ alertname: 'MitoyenErrors', within: 6.5 }],
    },
    {
      what: 'the standby is gone',
      ...{ from: 16, to: 23 },
      strike: async () => {
        await standby.crash();
        return () => standby.start();
      },
      alerts: [{ alertname: 'MitoyenReplicaOut', within: 6.5 }],
    },
    {
      what: 'the disk of the files can only be read',
      ...{ from: 23, to: 30 },
      strike: async () => {
        await engines.closeDisk();
        return engines.openDisk;
      },
      alerts: [{ alertname: 'MitoyenFilesAway', within: 6.5 }],
    },
    {
      what: 'a table is locked for 2.5 s at a time (that of hearts)',
      ...{ from: 21, to: 36, tail: 6 },
      strike: () => lockAgainAndAgain(primary, 'saved_items'),
      alerts: [{ alertname: 'MitoyenSlow', within: 14 }],
    },
    {
      what: 'visitors ask for more alerts than a day has',
      ...{ from: 37, to: 37.5, tail: 61 },
      strike: async () => {
        await times(60, askForAlert);
        return async () => undefined;
      },
      alerts: [{ alertname: 'MitoyenAlertsRefused', within: 2 }],
    },
    {
      what: 'a table is locked for good, forty wait for it',
      ...{ from: 38, to: 42, tail: 6 },
      strike: async () => {
        const session = await openSession(primary);
        await session.query('begin; lock table saved_items');
        const end = crowd(people.one);
        return async () => {
          await session.end();
          await end();
        };
      },
      alerts: [{ alertname: 'MitoyenConnectionsExhausted', within: 3 }],
      also: [{ alertname: 'MitoyenRefusing', status: '503' }, { alertname: 'MitoyenSlow' }],
    },
    {
      what: 'the primary is gone',
      ...{ from: 43, to: 46.5, tail: 6 },
      strike: async () => {
        await primary.stop('fast');
        return () => primary.start();
      },
      alerts: [{ alertname: 'MitoyenDatabaseAway', within: 2 }],
      also: [{ alertname: 'MitoyenRefusing', status: '503' }],
    },
    {
      what: 'the server is killed',
      ...{ from: 50, to: 54 },
      strike: async () => {
        await engines.killServer();
        return engines.startServer;
      },
      alerts: [
        { alertname: 'MitoyenDown', within: 3 },
        { alertname: 'MitoyenSiteAway', within: 3 },
      ],
    },
  ];
};
