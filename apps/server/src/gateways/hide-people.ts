const word = /[^\s<>"'(),;:]+/g;
const mailAddress = /.@./su;
/** Eight digits or more, however they are grouped; not by dots, as the addresses of machines are. */
const telephone = /\+?\d(?:[ \-/()]?\d){7,}/g;

/** What an outside service said, as it may be logged: without the address or number that it repeats. */
export function hidePeople(text: string): string {
  return text
    .replace(word, (found) => (mailAddress.test(found) ? '[address]' : found))
    .replace(telephone, '[number]');
}
