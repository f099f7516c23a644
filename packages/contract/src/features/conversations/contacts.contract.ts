import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idSchema } from '../../core/ids.ts';
import { contactSchema, contactsWithSchema } from './contacts.schemas.ts';

/** Apart from the other calls of conversations, so that lists of cards need none of those. */
export const contactRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/messages/contacts',
    summary: 'Avec qui, parmi des comptes ou des profils, on a échangé des messages, et quand',
    auth: 'required',
    query: z.object({ userId: idSchema, with: contactsWithSchema }),
    responses: { 200: z.array(contactSchema) },
  }),
};
