import type { NamedRoute } from '../access/access-line.ts';
import { createAnswerJudge, type OpenApiDocument } from '../access/declared-answers.ts';
import type { FuzzRequest } from './mutate.ts';
import type { Exchange } from './send.ts';

/** Responses that come from no route: to another method of an address, or to an unknown address. */
const elsewhere = { method: 'GET', path: '/nowhere' } as const;

/** Node reads no more of a request's line and headers. */
const longestHead = 16_384;

/** Tells what is wrong with what came back, or null. */
export function createJudge(document: OpenApiDocument) {
  const judgeAnswer = createAnswerJudge(document);
  // the changed request may have become one of another route, whose answers are not looked into
  return (
    route: NamedRoute,
    request: FuzzRequest,
    { answer }: Exchange,
    isChanged: boolean,
  ): string | null => {
    const { method, url, fault } = request;
    if (answer === null) {
      // too long to be read at all: the refusal may come while the rest is still being written
      const mayClose = fault?.endsEarly || fault?.mayClose || url.length > longestHead;
      return mayClose ? null : 'closed without an answer';
    }
    const { status } = answer;
    if (status >= 500 && status !== 503) return `${status}: ${answer.body.slice(0, 200)}`;
    if (method === 'HEAD' || method === 'OPTIONS')
      return status < 500 || status === 503 ? null : String(status);
    if (!isChanged) return judgeAnswer(route, answer);
    return status < 400 ? null : judgeAnswer(elsewhere, answer);
  };
}
