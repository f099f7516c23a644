/** A daily rate as an hourly one, both in euros. */
export function perHour(eurosPerDay: number, hoursPerDay: number): number {
  return Math.round((eurosPerDay / hoursPerDay) * 100) / 100;
}

/** An hourly rate as a daily one, both in euros. */
export function perDay(eurosPerHour: number, hoursPerDay: number): number {
  return Math.round(eurosPerHour * hoursPerDay * 100) / 100;
}
