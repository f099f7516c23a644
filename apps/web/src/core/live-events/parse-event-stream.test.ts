import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventStreamParser, type StreamEvent } from './parse-event-stream.ts';

function parse(pieces: readonly string[]): { events: StreamEvent[]; ids: string[] } {
  const events: StreamEvent[] = [];
  const ids: string[] = [];
  const take = createEventStreamParser({ onEvent: (e) => events.push(e), onId: (id) => ids.push(id) });
  pieces.forEach(take);
  return { events, ids };
}

const stream = [
  ': ok\nretry: 2000\nid: a\n\n',
  'id: b\nevent: message\ndata: {"conversationId":"é"}\n\n',
  'data: one\ndata:two\n\n',
  'event: typing\ndata: {}\n\n',
].join('');
const expected = {
  events: [
    { type: 'message', data: '{"conversationId":"é"}' },
    { type: 'message', data: 'one\ntwo' },
    { type: 'typing', data: '{}' },
  ],
  ids: ['a', 'b'],
};

test('events and ids are read, comments are not', () => {
  expect(parse([stream])).toEqual(expected);
});

test('where the stream was cut into pieces does not matter, nor how its lines end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(stream.length + 20)),
      fc.constantFrom('\n', '\r\n', '\r'),
      (cuts, lineEnd) => {
        const text = stream.replaceAll('\n', lineEnd);
        const ends = [0, ...cuts.sort((a, b) => a - b), text.length];
        // one more character, since a CR at the very end may be the first half of a line's end
        const pieces = [...ends.slice(1).map((end, index) => text.slice(ends[index], end)), ':'];
        expect(parse(pieces)).toEqual(expected);
      },
    ),
  );
});

test('an event of which only a part has come is not told', () => {
  expect(parse(['id: a\nevent: message\ndata: {}\n']).events).toEqual([]);
});
