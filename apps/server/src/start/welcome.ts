import type { RunningServer } from './start-server.ts';

/** What a person who starts the product reads. */
export function welcomeText({ url, metricsUrl, sandboxUrl, demoAccounts }: RunningServer): string {
  const lines = ['', '  Mitoyen tourne.', '', `  Le site                ${url}`];
  if (sandboxUrl) lines.push(`  Mails et SMS envoyés   ${sandboxUrl}`);
  lines.push(`  Mesures                ${metricsUrl}`);
  if (demoAccounts.length > 0)
    lines.push('', '  Comptes de démonstration', ...demoAccounts.map((line) => `    ${line}`));
  return `${lines.join('\n')}\n\n`;
}

/** The same for a program that reads the log. */
export function addressesOf({ url, metricsUrl, sandboxUrl, demoAccounts }: RunningServer) {
  return {
    url,
    metricsUrl,
    ...(sandboxUrl && { sandboxUrl }),
    ...(demoAccounts.length > 0 && { demoAccounts }),
  };
}
