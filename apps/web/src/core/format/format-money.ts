const wholeEuros = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** '38 000', with the narrow no-break spaces of French typography. */
export function formatNumber(value: number): string {
  return wholeEuros.format(value);
}

/** '45 €'. */
export function formatEuros(euros: number): string {
  return `${formatNumber(euros)}\u00a0€`;
}

/** '45 € / heure'. */
export function formatHourlyRate(euros: number): string {
  return `${formatEuros(euros)}\u00a0/\u00a0heure`;
}

/** '38 000 € / an'. */
export function formatYearlySalary(euros: number): string {
  return `${formatEuros(euros)}\u00a0/\u00a0an`;
}
