import { expect, test } from 'vitest';
import { maxAttachments } from '../uploads/uploads.schemas.ts';
import { chatMessageBody, contactMessageBody, conversationBody } from './conversations.schemas.ts';

const file = '/files/0190a5b0-0000-7000-8000-000000000001';

test('a message has a text, files, or both', () => {
  const parse = (body: object) => chatMessageBody.safeParse({ senderId: 'a', ...body });
  expect(parse({ content: ' Bonjour ' }).data).toEqual({
    senderId: 'a',
    content: 'Bonjour',
    attachments: [],
  });
  expect(parse({ attachments: [file] }).data).toEqual({ senderId: 'a', content: '', attachments: [file] });
  for (const body of [{}, { content: '  ' }, { content: '', attachments: [] }])
    expect(parse(body).error?.issues.map(({ path }) => path)).toEqual([['content']]);
  expect(parse({ attachments: Array(maxAttachments).fill(file) }).success).toBe(true);
  expect(parse({ attachments: Array(maxAttachments + 1).fill(file) }).success).toBe(false);
  expect(parse({ attachments: ['https://exemple.fr'] }).success).toBe(false);
});

test('a text that the database cannot hold is refused wherever it stands', () => {
  const bad = 'Bon\0jour';
  const contact = { senderId: 'a', receiverId: 'b', subject: 'Chantier', content: 'Bonjour' };
  expect(contactMessageBody.safeParse(contact).success).toBe(true);
  expect(contactMessageBody.safeParse({ ...contact, subject: bad }).success).toBe(false);
  expect(contactMessageBody.safeParse({ ...contact, content: bad }).success).toBe(false);
  expect(chatMessageBody.safeParse({ senderId: 'a', content: bad }).success).toBe(false);
  expect(conversationBody.safeParse({ user1_id: 'a', user2_id: 'b', title: bad }).success).toBe(false);
  expect(conversationBody.safeParse({ user1_id: 'a', user2_id: 'b', title: null }).success).toBe(true);
});
