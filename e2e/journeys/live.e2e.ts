import type { Page } from '@playwright/test';
import {
  beginConversation,
  newTalker,
  openChat,
  readConversation,
  sendUntilAnswered,
} from '../support/talkers.ts';
import { expect, test } from '../support/test.ts';

/** The messages of the chat that a page shows, without the list of conversations beside it. */
const messagesOn = (page: Page) => page.getByRole('region', { name: /^Messages avec/ });

/** The instant at which a text appears among a page's messages, by the machine's clock. */
function appears(page: Page, text: string): Promise<number> {
  return messagesOn(page).evaluate(
    (messages, wanted) =>
      new Promise<number>((resolve) => {
        const look = () => messages.textContent?.includes(wanted) && resolve(Date.now());
        new MutationObserver(look).observe(messages, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
}

/** Writes in a chat, and answers after how many milliseconds the other one sees it. */
async function write(from: Page, to: Page, text: string): Promise<number> {
  const seen = appears(to, text);
  await from.getByLabel('Votre message').fill(text);
  const sentAt = Date.now();
  await from.getByLabel('Votre message').press('Enter');
  return (await seen) - sentAt;
}

test('two people at two servers see at once what the other writes', async ({ browser, servers }) => {
  const [first, second] = [
    await servers.create({ sharedDatabase: true }),
    await servers.create({ sharedDatabase: true }),
  ];
  await first.start();
  await second.start();
  const company = await newTalker(first.url, 'Hélène Marchand', 'entreprise');
  const freelance = await newTalker(second.url, 'Yann Kermarrec', 'freelance');
  const id = await beginConversation(first.url, company, freelance);
  const here = await openChat(browser, first.url, company, id);
  const there = await openChat(browser, second.url, freelance, id);
  for (const page of [here, there]) await expect(page.getByLabel('Votre message')).toBeVisible();

  const delaysMs: number[] = [];
  for (let turn = 1; turn <= 5; turn += 1) {
    delaysMs.push(await write(here, there, `Question ${turn}`));
    delaysMs.push(await write(there, here, `Réponse ${turn}`));
  }
  console.log(`from one browser's key to the other's page, by way of two servers: ${delaysMs.join(', ')} ms`);
  await Promise.all([here.context().close(), there.context().close()]);
});

/** `POWER_CUTS=5` cuts as often as a release does. */
const powerCuts = Number(process.env.POWER_CUTS ?? 2);

test('power cuts in a stream of messages lose and double none, and both browsers go on by themselves', async ({
  browser,
  servers,
}) => {
  const server = await servers.create({ sharedDatabase: false });
  await server.start();
  const company = await newTalker(server.url, 'Hélène Marchand', 'entreprise');
  const freelance = await newTalker(server.url, 'Yann Kermarrec', 'freelance');
  const id = await beginConversation(server.url, company, freelance);
  const pages = [
    await openChat(browser, server.url, company, id),
    await openChat(browser, server.url, freelance, id),
  ];
  for (const page of pages) await expect(page.getByLabel('Votre message')).toBeVisible();

  const acknowledged: string[] = [];
  let isOver = false;
  const writers = [company, freelance, company, freelance].map(async (writer, index) => {
    for (let count = 1; !isOver; count += 1)
      acknowledged.push(await sendUntilAnswered(server.url, writer, id, `Envoi ${index}.${count}`));
  });
  for (let cut = 1; cut <= powerCuts; cut += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 15);
    await server.kill();
    await server.start();
  }
  isOver = true;
  await Promise.all(writers);

  const stored = await readConversation(server.url, company, id);
  const ids = stored.map((message) => message.id);
  console.log(`${acknowledged.length} messages acknowledged around ${powerCuts} power cuts`);
  expect(ids.filter((stale, index) => ids.indexOf(stale) !== index)).toEqual([]);
  expect(acknowledged.filter((known) => !ids.includes(known))).toEqual([]);
  const texts = stored.map(({ content }) => content);
  expect(new Set(texts).size).toBe(texts.length);

  const [here, there] = pages;
  if (!here || !there) throw new Error('two pages were opened');
  const last = texts.at(-1) ?? '';
  // a page that found no server looks again within a quarter of a minute
  for (const page of pages) await expect(messagesOn(page).getByText(last, { exact: true })).toBeVisible();
  await write(here, there, 'Toujours là ?');
  await write(there, here, 'Toujours là.');
  await Promise.all(pages.map((page) => page.context().close()));
});
