/** The characters a text message holds 160 of (3GPP TS 23.038, 6.2.1); others make it 70 a message. */
const gsmAlphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà^{}\\[~]|€',
);

/** Whether a text needs no Unicode on its way. */
export function isGsmText(text: string): boolean {
  return [...text].every((character) => gsmAlphabet.has(character));
}
