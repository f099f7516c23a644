const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `10m` a tenth as long: `60000ms`. */
function divide(duration, factor) {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(duration);
  return `${Math.max(1, Math.round((Number(count) * unitSeconds[unit] * 1000) / factor))}ms`;
}

/** Alert rules with every duration, and how late work may be, `factor` times shorter. */
export function shortenRules(text, factor) {
  if (factor === 1) return text;
  return text
    .replace(/^( +for: )(\w+)$/gm, (_, name, duration) => name + divide(duration, factor))
    .replace(/\[(\w+)\]/g, (_, duration) => `[${divide(duration, factor)}]`)
    .replace(/(offset )(\w+)/g, (_, name, duration) => name + divide(duration, factor))
    .replace(/(jobs_oldest_seconds\S* > )(\d+)/g, (_, name, seconds) => name + seconds / factor);
}

/** Prometheus' own settings with its intervals `factor` times shorter. */
export function shortenIntervals(text, factor) {
  if (factor === 1) return text;
  return text.replace(/(_interval: )(\w+)/g, (_, name, duration) => name + divide(duration, factor));
}
