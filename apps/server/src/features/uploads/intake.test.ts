import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createTestContext } from '../../../test/create-test-context.ts';
import { pdfBytes, picture, sendFile } from '../../../test/files.ts';
import { createIntake } from './intake.ts';

const { avatar, cv } = uploadRoutes;

test('what is being received lies on the disk, and is gone with its connection', async () => {
  const app = await createTestApp();
  const { incomingDirectory } = app.context.config.uploads;
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST ${avatar.path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n`;
  socket.write(
    `${head}--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n\x89PNG`,
  );
  await vi.waitFor(async () => expect(await readdir(incomingDirectory)).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(async () => expect(await readdir(incomingDirectory)).toEqual([]));
  await app.close();
});

test('pictures and documents stand in queues that say when they are full', async () => {
  const app = await createTestApp(({ config }) => ({
    config: { ...config, uploads: { ...config.uploads, maxWaitMs: 0 } },
  }));
  const image = await picture(1600, 1200).png().toBuffer();
  const sendAll = (count: number, send: () => ReturnType<typeof sendFile>) =>
    Promise.all(Array.from({ length: count }, send));
  for (const answers of [
    await sendAll(8, () => sendFile(app, avatar, { bytes: image })),
    await sendAll(16, () => sendFile(app, cv, { bytes: pdfBytes })),
  ]) {
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(answers.length);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 unavailable']),
    );
  }
  await app.close();
});

test('what a server that was killed left behind goes at the next start', async () => {
  const world = await createTestContext();
  const { incomingDirectory } = world.context.config.uploads;
  await mkdir(incomingDirectory, { recursive: true });
  for (const name of ['old', 'another-instances']) await writeFile(join(incomingDirectory, name), 'x');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(incomingDirectory, 'old'), longAgo, longAgo);
  await createIntake(world.context);
  expect(await readdir(incomingDirectory)).toEqual(['another-instances']);
  await world.close();
});
