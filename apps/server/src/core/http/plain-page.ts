/** A page for somebody who cannot be given a real one: one sentence, and nothing to fetch. `message` is a text of ours. */
export function plainPage(message: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mitoyen</title><h1>Mitoyen</h1><p>${message}</p></html>`;
}
