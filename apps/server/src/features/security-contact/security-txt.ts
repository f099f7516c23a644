/** Long enough for cached copies, and short of the year that RFC 9116 advises as a maximum. */
const goodForDays = 180;
const dayMs = 86_400_000;

/** Where to report a vulnerability, for scanners and researchers. Source: RFC 9116. */
export function securityTxt({ email, url, now }: { email: string; url: string; now: Date }): string {
  // a whole day: the same text all day long
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + goodForDays * dayMs);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${url}`,
    '',
  ].join('\n');
}
