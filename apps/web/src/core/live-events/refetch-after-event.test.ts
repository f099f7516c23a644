import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clientErrors } from '../api/client.errors.ts';
import { createQueryClient } from '../api/query-client.ts';
import { refetchAfterEvent } from './refetch-after-event.ts';

/** A query that is looked at, whose answers are given by hand. */
function watched() {
  const client = createQueryClient();
  const answers: ((answer: string | Promise<string>) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['companies', 'one'], queryFn });
  observer.subscribe(() => undefined);
  return { client, answers, observer };
}

test('a first answer that was under way when the event came is asked for again', async () => {
  const { client, answers, observer } = watched();
  const refetched = refetchAfterEvent(client, ['companies']);
  expect(answers).toHaveLength(1);
  answers[0]?.('before the event');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after the event');
  await refetched;
  expect(observer.getCurrentResult().data).toBe('after the event');
});

test('what has its answer is asked for once', async () => {
  const { client, answers } = watched();
  answers[0]?.('first');
  await expect.poll(() => client.isFetching()).toBe(0);
  const refetched = refetchAfterEvent(client, ['companies']);
  answers[1]?.('second');
  await refetched;
  expect(answers).toHaveLength(2);
});

test('what several events of one turn changed is asked for once', async () => {
  const { client, answers } = watched();
  answers[0]?.('first');
  await expect.poll(() => client.isFetching()).toBe(0);
  const refetched = [1, 2, 3].map(() => refetchAfterEvent(client, ['companies']));
  expect(answers).toHaveLength(2);
  answers[1]?.('second');
  await Promise.all(refetched);
  const later = refetchAfterEvent(client, ['companies']);
  expect(answers).toHaveLength(3);
  answers[2]?.('third');
  await later;
});

test('a first answer that fails is not asked for again: who waits is told', async () => {
  const { client, answers, observer } = watched();
  const refetched = refetchAfterEvent(client, ['companies']);
  answers[0]?.(Promise.reject(new ApiError(clientErrors.late)));
  await refetched;
  expect(answers).toHaveLength(1);
  expect(observer.getCurrentResult().isError).toBe(true);
});
