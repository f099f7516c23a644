/** The first name in a full name: all that signed-out visitors learn. A name joined by a hyphen alone is cut there. */
export function firstNameOf(username: string): string {
  const [first = '', ...others] = username.trim().split(/\s+/u);
  return others.length > 0 ? first : (first.split(/[-‐‑]/u)[0] ?? first);
}
