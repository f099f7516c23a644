import { expect, it } from 'vitest';
import { readZip } from './read-zip.ts';
import { zipOf } from './zip.fixture.ts';

const hello = zipOf([
  { name: 'a/é.txt', text: 'hello' },
  { name: 'b', text: '' },
]);

async function readAll(zip: Buffer, maxBytes = 1000): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const entry of await readZip(zip, 10)) found.push([entry.name, String(await entry.read(maxBytes))]);
  return found;
}

it('reads what an archive holds, with a comment at its end too', async () => {
  const comment = Buffer.from('made by hand');
  const commented = Buffer.concat([hello, comment]);
  commented.writeUInt16LE(comment.length, hello.length - 2);
  for (const zip of [hello, commented])
    expect((await readAll(zip)).map(([, text]) => text)).toEqual(['hello', '']);
  expect((await readZip(hello, 2)).map(({ unpackedBytes }) => unpackedBytes)).toEqual([5, 0]);
});

it('unpacks nothing that claims more than it may, nor one byte more than it claims', async () => {
  const bomb = (claimedBytes: number) => zipOf([{ name: 'a', text: ' '.repeat(5_000_000), claimedBytes }]);
  await expect(readAll(bomb(5_000_000))).rejects.toThrow('too many bytes');
  await expect(readAll(bomb(10))).rejects.toThrow(/too many bytes/);
  const short = zipOf([{ name: 'a', text: 'hello', claimedBytes: 9 }]);
  await expect(readAll(short)).rejects.toThrow(/not enough bytes/);
});

it('refuses more entries than told, before it looks at one', async () => {
  await expect(readZip(hello, 1)).rejects.toThrow('too many entries');
});

it.each([
  ['twice the same', [{ name: 'b', text: 'hello', isAgain: true }]],
  ['into the next one', [{ name: 'b', text: 'hello, and more of it that is not there', isAgain: true }]],
])('refuses entries that share bytes: %s', async (_, again) => {
  const zip = zipOf([{ name: 'a', text: 'hello' }, ...again, { name: 'c', text: 'hello' }]);
  await expect(readZip(zip, 10)).rejects.toThrow('entries share bytes');
});

it.each(['../a', '/etc/passwd', 'a/../../b', 'C:/a'])('refuses an entry named %s', async (name) => {
  await expect(readZip(zipOf([{ name, text: 'hello' }]), 10)).rejects.toThrow();
});

it('refuses an archive that is cut short, wherever', async () => {
  for (let length = 0; length < hello.length; length += 1)
    await expect(readAll(hello.subarray(0, length))).rejects.toThrow();
});

it('answers or refuses, and never hangs, whatever byte is another', async () => {
  for (let at = 0; at < hello.length; at += 1) {
    const damaged = Buffer.from(hello);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
    await readAll(damaged).catch((error) => expect(error).toBeInstanceOf(Error));
  }
});
