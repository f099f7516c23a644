#!/usr/bin/env bash
# caniemail cannot be asked about all mail programs: it throws at the first thing that its data say nothing of.
#
# caniemail 2.0.2 checks the HTML of mails against the data of caniemail.com, and says that ['*'] matches all clients. A
# feature without an entry for one of them is not left out and not reported: the whole call ends with a RangeError. For
# seven of the 48 clients, Free, La Poste on phones and Thunderbird for Windows among them, a paragraph is enough; for
# others an image is. Ask client by client, and leave out those that throw.
#
# Seen with caniemail 2.0.2 on Node 24.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts caniemail@2.0.2
cat >look.mjs <<'JS'
import { caniemail } from 'caniemail';
const ask = (clients, html) => {
  try {
    return caniemail({ clients, html }).success ? 'known' : 'unknown';
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(ask(['*'], '<p>Bonjour</p>'));
for (const client of ['gmail.android', 'outlook.windows', 'laposte.android', 'thunderbird.windows'])
  console.log(client, ask([client], '<p>Bonjour</p>'));
JS
node look.mjs | tee seen
cat >expected <<'SEEN'
RangeError: Feature "<p> element" not found on "free-fr.desktop-webmail".
gmail.android known
outlook.windows known
laposte.android RangeError: Feature "<p> element" not found on "laposte.android".
thunderbird.windows RangeError: Feature "<p> element" not found on "thunderbird.windows".
SEEN
diff expected seen && echo 'as found'
