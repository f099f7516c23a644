import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { tracesOf } from '../../core/personal-data/traces-of.ts';
import {
  eraseTraces,
  listConversationsForArchive,
  listMessagesForArchive,
} from './archive-conversations.repository.ts';

export const conversationsPersonalData: PersonalData = {
  exported: ['conversations', 'messages', 'message_attachments', 'conversation_reads'],
  withheld: { message_search: 'Words of messages, which the archive has as they were written.' },
  async *export({ db }, { id }) {
    const conversations = await listConversationsForArchive(db, id);
    yield {
      path: 'conversations.json',
      about: 'Vos conversations ; les messages de chacune sont dans le dossier « conversations ».',
      json: conversations,
    };
    yield {
      path: 'conversations-lues.json',
      about: 'Jusqu’où vous avez lu chaque conversation, et celles que vous avez archivées.',
      json: await rowsOf(db, 'conversation_reads', { column: 'user_id', id }, { without: ['user_id'] }),
    };
    for (const conversation of conversations) {
      const messages = await listMessagesForArchive(db, conversation.id, id);
      yield { path: `conversations/${conversation.id}.json`, json: { ...conversation, messages } };
    }
  },
  /**
   * The other party keeps the thread, in which the person's name, address and number give way to
   * « Utilisateur supprimé ». The database itself deletes a thread whose two people are gone.
   */
  async erase(_, tx, person) {
    await eraseTraces(tx, person.id, tracesOf(person));
  },
};
