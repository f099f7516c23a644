/** Settings of every outside service that production cannot do without; nobody answers there. */
export const unreachedServices = {
  SMTP_URL: 'smtps://127.0.0.1:9',
  SMS_PROVIDER: 'brevo',
  BREVO_API_KEY: 'none',
  REGISTRY_URL: 'https://127.0.0.1:9',
} as const;
