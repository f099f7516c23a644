import { accepted } from './accepted.mjs';

const fits = (wanted, text) => wanted === undefined || (wanted.test?.(text) ?? wanted === text);
const isAcceptedBy = (one, { checker, rule, message, where, page }) =>
  one.checker === checker &&
  fits(one.rule, rule) &&
  fits(one.message, message) &&
  fits(one.where, where) &&
  fits(one.page, page);

const oneLine = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 160);

/**
 * Prints what is neither mended nor accepted, each kind once, what is accepted that nobody finds any more, and a sum for
 * each checker. @returns whether there is nothing to do.
 */
export function report(findings, checkers) {
  const used = new Set();
  const open = findings.filter((finding) => {
    const reason = accepted.find((one) => isAcceptedBy(one, finding));
    if (reason) used.add(reason);
    return !reason;
  });
  const kinds = Map.groupBy(open, ({ checker, level, rule, message }) =>
    [level, checker, rule, message.replace(/\d+/g, 'N')].filter(Boolean).join(' | '),
  );
  for (const [kind, all] of kinds) {
    const pages = [...new Set(all.map(({ page }) => page))];
    console.log(`\n${kind}\n  ${all.length} times on ${pages.length} pages, such as ${pages[0]}`);
    for (const where of new Set(all.map((one) => oneLine(one.where)).slice(0, 3))) console.log(`  ${where}`);
  }
  const idle = accepted.filter((one) => checkers.includes(one.checker) && !used.has(one));
  for (const { checker, rule, message } of idle)
    console.log(`\naccepted, and not found any more: ${checker} ${rule ?? ''} ${message ?? ''}`);
  console.log('');
  for (const checker of checkers) {
    const of = (list, level) => list.filter((one) => one.checker === checker && one.level === level).length;
    const [errors, warnings] = [of(open, 'error'), of(open, 'warning')];
    const all = findings.filter((one) => one.checker === checker).length;
    console.log(
      `${checker}: ${errors} errors, ${warnings} warnings; accepted with a reason: ${all - errors - warnings}`,
    );
  }
  return open.length === 0 && idle.length === 0;
}
