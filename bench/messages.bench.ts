import { fillMessages } from './fill-messages.ts';
import { messageQuestions } from './message-questions.ts';
import { runBench, sizesFrom } from './run-bench.ts';

// The messages of a conversation in a small table and in a large one, each beside a bare server that asks the same queries.
await runBench({
  name: 'messages',
  sizes: sizesFrom(process.env.BENCH_MESSAGES ?? '1000,1000000'),
  fill: fillMessages,
  questions: async () => messageQuestions,
});
