import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { namedOtherwise } from '../../../core/pages/named-as-read.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { uploadTexts } from '../../../ui/ui.texts.ts';
import { attachedFileTexts } from '../../uploads/attached-files.texts.ts';
import ChatPage from '../chat-page.tsx';
import { conversation, message } from '../conversation.fixture.ts';
import { chatTexts } from '../conversations.texts.ts';
import { attachmentTexts as texts } from './attachments.texts.ts';

const { listMessages, sendMessage, markRead, get, list } = conversationRoutes;

/** Requests that the page sends a file with, answered when the test says so. */
class HeldRequest extends EventTarget {
  static all: HeldRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  constructor() {
    super();
    HeldRequest.all.push(this);
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send() {}
  abort() {
    this.end('abort');
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.end('load');
  }
  end(event: string) {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}
const requests = () => HeldRequest.all;

const attachment = (over: Partial<Attachment> = {}): Attachment => ({
  url: '/files/01900000-0000-7000-8000-00000000000a',
  name: 'plan.pdf',
  kind: 'pdf',
  byteSize: 1_258_291,
  width: null,
  height: null,
  ...over,
});
const pdf = new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' });
const photo = new File(['jpeg'], 'chantier.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  HeldRequest.all = [];
  localStorage.clear();
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  setSession(camille);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSession(null);
});

let lastId = 0;
function open(messages = [message()]) {
  lastId += 1;
  const calls = fakeApi(
    answer(listMessages, messages),
    answer(sendMessage, message({ id: 'sent', content: '', attachments: [attachment()] })),
    answer(get, conversation({ id: `with-files-${lastId}` })),
    answer(list, [conversation()]),
    answer(markRead, undefined),
  );
  renderPage(ChatPage, patterns.chat, paths.chat(`with-files-${lastId}`));
  return calls;
}
const pick = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(texts.add, { selector: 'input' }), files);
const sendButton = () => screen.getByRole('button', { name: chatTexts.send });

test('files go with the message, which needs no text, once they have arrived', async () => {
  const calls = open();
  await pick(pdf);
  expect(screen.getByRole('progressbar', { name: uploadTexts.progressOf('plan.pdf', 0) })).toBeTruthy();
  expect(sendButton()).toHaveProperty('disabled', true);
  requests()[0]?.answer(201, attachment());
  expect(await screen.findByRole('button', { name: texts.remove('plan.pdf') })).toBeTruthy();
  await userEvent.click(sendButton());
  await waitFor(() => expect(calls.some(({ route }) => route === sendMessage)).toBe(true));
  expect(calls.find(({ route }) => route === sendMessage)?.body).toEqual({
    senderId: camille.user.id,
    content: '',
    attachments: [attachment().url],
  });
  expect(screen.queryByRole('button', { name: texts.remove('plan.pdf') })).toBeNull();
});

test('an upload that failed is told and sent again; one that is cancelled is gone', async () => {
  open();
  await pick(pdf, photo);
  requests()[0]?.end('error');
  await userEvent.click(await screen.findByRole('button', { name: texts.retryOf('plan.pdf') }));
  requests()[2]?.answer(201, attachment());
  expect(await screen.findByRole('button', { name: texts.remove('plan.pdf') })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: uploadTexts.cancelOf('chantier.jpg') }));
  expect(screen.queryByText('chantier.jpg')).toBeNull();
  expect(sendButton()).toHaveProperty('disabled', false);
  await userEvent.click(screen.getByRole('button', { name: texts.remove('plan.pdf') }));
  expect(sendButton()).toHaveProperty('disabled', true);
});

test('other formats are refused at once, and more than five are left out', async () => {
  open();
  const drawing = new File(['x'], 'visite.mp4', { type: 'video/mp4' });
  const composer = (await screen.findByLabelText(chatTexts.field)).closest('form') as HTMLFormElement;
  fireEvent.drop(composer, { dataTransfer: { files: [drawing] } });
  expect((await screen.findByRole('alert')).textContent).toBe(texts.wrongType);
  await userEvent.click(screen.getByRole('button', { name: texts.remove('visite.mp4') }));
  await pick(...Array.from({ length: 6 }, () => pdf));
  expect((await screen.findByRole('alert')).textContent).toBe(texts.tooMany);
  expect(screen.getAllByText('plan.pdf')).toHaveLength(5);
  // two at a time; leaving the page starts none of the others
  expect(requests()).toHaveLength(2);
  cleanup();
  await Promise.resolve();
  expect(requests()).toHaveLength(2);
});

test.each([
  ['DPGF.xlsx', ''],
  ['Plan RDC.DWG', 'application/octet-stream'],
  ['Maquette.ifc', 'application/x-step'],
  ['document', 'application/pdf'],
  ['lot 3.zip', 'application/x-zip-compressed'],
])('“%s” of type “%s” is sent', async (name, type) => {
  open();
  await pick(new File(['x'], name, { type }));
  expect(screen.getByRole('progressbar', { name: uploadTexts.progressOf(name, 0) })).toBeTruthy();
  expect(requests()).toHaveLength(1);
});

test('what a file holds is told beside its download, and a photograph can be had as it was taken', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(new Blob(['bytes']));
  });
  const original = { url: '/files/image?original=1', name: 'chantier.jpg', byteSize: 4_404_019 };
  const image = attachment({
    url: '/files/image',
    name: 'chantier.webp',
    kind: 'image',
    width: 80,
    height: 60,
    original,
  });
  const table = attachment({ name: 'DPGF.xlsm', kind: 'document', cautions: ['macros'] });
  open([message({ id: 'one', content: '', attachments: [image, table] })]);
  expect(await screen.findByText(/^Ce fichier contient des macros/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: attachedFileTexts.show('chantier.webp') }));
  await userEvent.click(
    screen.getByRole('button', { name: attachedFileTexts.downloadOf('chantier.jpg', '4,2\u00a0Mo') }),
  );
  await waitFor(() => expect(asked.some((url) => url.endsWith(original.url))).toBe(true));
});

test('received files are shown or saved with the session; those that are gone are said to be', async () => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'http://localhost'), init));
    return new Response(new Blob(['bytes']));
  });
  const image = attachment({
    url: '/files/image',
    name: 'chantier.webp',
    kind: 'image',
    width: 800,
    height: 600,
  });
  open([
    message({ id: 'one', content: '', attachments: [image, attachment()] }),
    message({ id: 'two', content: '', attachments: [] }),
  ]);
  expect(await screen.findByRole('img', { name: 'chantier.webp' })).toBeTruthy();
  expect(screen.getByText(attachedFileTexts.gone)).toBeTruthy();
  expect(namedOtherwise()).toEqual([]);
  await userEvent.click(
    screen.getByRole('button', { name: attachedFileTexts.downloadOf('plan.pdf', '1,2\u00a0Mo') }),
  );
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(
    Array(2).fill(`Bearer ${camille.token}`),
  );
  await userEvent.click(screen.getByRole('button', { name: attachedFileTexts.show('chantier.webp') }));
  expect(await screen.findByRole('dialog', { name: 'chantier.webp' })).toBeTruthy();
});
