import type { PersonalData } from '../../core/context/app-context.ts';
import { deleteEventsOf } from '../../core/events/events.repository.ts';

export const eventsPersonalData: PersonalData = {
  exported: [],
  withheld: { events: 'ids of what happened, kept a day; what they name is exported itself' },
  erase: (_, tx, { id }) => deleteEventsOf(tx, id),
};
