/** A text without any of these characters at its end. A pattern like `/ +$/` takes quadratic time on a long run. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
