/** The `cookie` header with which a client gives back one cookie of an answer; empty when it set none of that name. */
export function cookieOf(
  { headers }: { readonly headers: Readonly<Record<string, string | string[] | number | undefined>> },
  name: string,
): string {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';
}
