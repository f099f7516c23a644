import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const nuLevels = { error: 'error', 'non-document-error': 'error', info: 'warning' };

const start = (command, args) =>
  new Promise((resolve) => {
    const options = { maxBuffer: 1 << 28 };
    execFile(command, args, options, (error, stdout, stderr) => resolve({ error, stdout, stderr }));
  });

/** What the Nu HTML checker says of documents; null where there is no Java to run it. */
export async function askNu(documents, { pathOf }) {
  const java = await start('java', ['-version']);
  if (java.error) return null;
  const folder = await mkdtemp(join(tmpdir(), 'mitoyen-pages-'));
  try {
    const fileOf = (index) => join(folder, `${index}.html`);
    await Promise.all(documents.map(({ html }, index) => writeFile(fileOf(index), html)));
    const jar = pathOf('vnu-jar/build/dist/vnu.jar');
    const args = ['-Xss1m', '-jar', jar, '--format', 'json', '--exit-zero-always', folder];
    const { stdout, stderr } = await start('java', args);
    const { messages } = JSON.parse(stderr || stdout);
    return messages.map(({ type, url = '', message, extract = '' }) => {
      const page = documents[Number(/(\d+)\.html$/.exec(url)?.[1])]?.name ?? url;
      return { checker: 'nu', level: nuLevels[type], rule: '', message, where: extract, page };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The standard's rules and those of accessibility. What is left out of "recommended" is how React writes attributes, and
 * how long titles may be, which people type.
 */
const htmlValidateConfig = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'form-dup-name': ['error', { shared: ['button', 'checkbox', 'radio', 'reset', 'submit'] }],
    'heading-level': 'error',
    'input-missing-label': 'error',
    'missing-doctype': 'error',
    'no-missing-references': 'error',
    'tel-non-breaking': 'error',
  },
};

/** What html-validate says of documents. */
export async function askHtmlValidate(documents, { load }) {
  const { HtmlValidate, StaticConfigLoader } = load('html-validate');
  const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));
  const findings = [];
  for (const { name, html } of documents) {
    const { results } = await validator.validateString(html, 'page.html');
    for (const { ruleId, severity, message, offset, selector } of results.flatMap(
      ({ messages }) => messages,
    )) {
      const where = `${selector ?? ''} ${html.slice(Math.max(0, offset - 1), offset + 120)}`;
      const level = severity === 2 ? 'error' : 'warning';
      findings.push({ checker: 'html-validate', level, rule: ruleId, message, where, page: name });
    }
  }
  return findings;
}
