import { fillMessages } from './growth/fill-messages.ts';
import { messageQuestions } from './growth/message-questions.ts';
import { runGrowth } from './growth/run-growth.ts';

// The messages of a conversation in a small table and in a large one.
await runGrowth({ name: 'messages', fill: fillMessages, questions: async () => messageQuestions });
