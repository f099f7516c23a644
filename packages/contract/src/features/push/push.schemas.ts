import * as z from 'zod/mini';

const choice = z.boolean('Choisissez oui ou non.');

const pushChoicesSchema = z.object({
  /** Nothing between 20 h and 8 h in Paris. */
  isQuietAtNight: choice,
  isQuietAtWeekends: choice,
  /** What was written stands in the notice. */
  showsWords: choice,
});

export const pushSettingsSchema = z.extend(pushChoicesSchema, {
  /** The product's VAPID key, by which browsers subscribe (RFC 8292); null where nothing is pushed. */
  publicKey: z.nullable(z.string()),
  /** Browsers of the account that are pushed to. */
  browserCount: z.number(),
});
export type PushSettings = z.infer<typeof pushSettingsSchema>;

/** What is left out stays as it is. */
export const pushSettingsBody = z.partial(pushChoicesSchema);

const broken = 'Votre navigateur n’a pas donné une adresse de notification valable. Réessayez.';
const endpointSchema = z.string(broken).check(z.minLength(1, broken), z.maxLength(1000, broken));

/** A browser's subscription, as `PushSubscription.toJSON` says it: a point of P-256 and 16 bytes, in base64url. */
export const pushSubscriptionBody = z.object({
  endpoint: endpointSchema,
  keys: z.object({
    p256dh: z.string(broken).check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, broken)),
    auth: z.string(broken).check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, broken)),
  }),
});
export type PushSubscriptionValues = z.infer<typeof pushSubscriptionBody>;

export const pushEndpointBody = z.object({ endpoint: endpointSchema });

/** The browser itself changed its subscription: who knows the old address may say the new one. */
export const pushRenewalBody = z.extend(pushSubscriptionBody, { oldEndpoint: endpointSchema });

export const presenceBody = z.object({ isVisible: choice });

/** What is pushed: a notice to show, or notices to take away. Encrypted for the browser alone (RFC 8291). */
export type PushPayload =
  | {
      readonly type: 'show';
      readonly tag: string;
      readonly title: string;
      readonly body: string;
      readonly path: string;
      /** What is unread by now, for the app's icon. */
      readonly unread: number;
    }
  | { readonly type: 'close'; readonly tags: readonly string[]; readonly unread: number };
