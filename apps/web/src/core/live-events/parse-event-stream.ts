/** An event as a stream spells it. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
}

interface Receiver {
  onEvent(event: StreamEvent): void;
  /** The stream's position: the id with which to resume. */
  onId(id: string): void;
}

/**
 * Reads `text/event-stream` piece by piece, wherever the pieces were cut.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function createEventStreamParser({ onEvent, onId }: Receiver): (piece: string) => void {
  let rest = '';
  let type = '';
  let data: string[] = [];
  let id: string | null = null;

  function dispatch(): void {
    if (id !== null) onId(id);
    if (data.length > 0) onEvent({ type: type || 'message', data: data.join('\n') });
    [type, data, id] = ['', [], null];
  }

  function takeLine(line: string): void {
    if (line === '') {
      dispatch();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  return (piece) => {
    // a lone CR at the end may be the first half of a CRLF
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(takeLine);
  };
}
