/** Stretches in which an alert was firing. `values` are Prometheus' of `ALERTS`, in seconds. */
export function stretchesOf(series, stepSeconds) {
  const stretches = [];
  for (const { metric, values } of series) {
    let last;
    for (const [at] of values) {
      if (last && at - last.to <= stepSeconds * 1.5) last.to = at;
      else {
        last = { labels: metric, from: at, to: at };
        stretches.push(last);
      }
    }
  }
  return stretches.sort((one, other) => one.from - other.from);
}

const isOf = ({ within, ...labels }, alert) =>
  Object.entries(labels).every(([name, value]) => alert.labels[name] === value);

/**
 * Which alerts fired in time, which too late or never, and which nothing explains.
 * @param faults with `alerts`, `also`, and in seconds `struckAt`, `explainsUntil`
 * @param deadlineOf the seconds that so many minutes of a rule are in this run
 */
export function judge(faults, stretches, deadlineOf) {
  const results = [];
  for (const { what, alerts, struckAt, explainsUntil } of faults)
    for (const wanted of alerts) {
      const fired = stretches.find(
        (one) => isOf(wanted, one) && one.to >= struckAt && one.from <= explainsUntil,
      );
      const after = fired ? fired.from - struckAt : null;
      const holds = after !== null && after >= 0 && after <= deadlineOf(wanted.within);
      results.push({ what, wanted, after, holds });
    }
  return { results, unexplained: stretches.filter((one) => !isExplained(one, faults)) };
}

/** Whether faults explain a stretch from its first to its last second, one of them or several that overlap. */
function isExplained(stretch, faults) {
  const explaining = faults
    .filter(({ alerts, also = [] }) => [...alerts, ...also].some((alert) => isOf(alert, stretch)))
    .sort((one, other) => one.struckAt - other.struckAt);
  let until = stretch.from;
  for (const { struckAt, explainsUntil } of explaining)
    if (struckAt <= until) until = Math.max(until, explainsUntil);
  // one second alone has to lie within a fault too
  const begins = explaining.some((one) => one.struckAt <= stretch.from && stretch.from <= one.explainsUntil);
  return begins && until >= stretch.to;
}
