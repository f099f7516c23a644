/**
 * Sets a cookie by its full text. `cookieStore` would be asynchronous and is missing from browsers we serve, and the
 * banner must know at once.
 */
export function writeCookie(text: string): void {
  Reflect.set(document, 'cookie', text);
}
