import { createECDH, hkdfSync } from 'node:crypto';

/** VAPID keys for the sandbox's push service: the same at each start, so that browsers stay subscribed. */
export function deriveVapidKeys(secretKey: string): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  const privateKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'sandbox vapid', 32));
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
