/** Whether a text is an absolute http(s) address without credentials in it. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && url.hostname.includes('.');
}
