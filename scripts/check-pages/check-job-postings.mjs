/** As Google lists them. Source: developers.google.com/search/docs/appearance/structured-data/job-posting. */
const required = ['title', 'description', 'datePosted', 'hiringOrganization.name'];
const recommended = [
  'baseSalary.currency',
  'baseSalary.value.unitText',
  'directApply',
  'employmentType',
  'identifier.name',
  'identifier.value',
  'validThrough',
];
const ofPlaces = {
  required: ['jobLocation.address.addressCountry'],
  recommended: ['addressLocality', 'addressRegion', 'postalCode', 'streetAddress'].map(
    (name) => `jobLocation.address.${name}`,
  ),
};
const ofRemote = { required: ['applicantLocationRequirements.name'], recommended: [] };

const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER'];
const salaryUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

const at = (thing, path) => path.split('.').reduce((value, name) => value?.[name], thing);
const isMissing = (value) => value === undefined || value === null || value === '';

function* problemsOf(posting) {
  const isRemote = posting.jobLocationType === 'TELECOMMUTE';
  const { required: requiredThere, recommended: wantedThere } = isRemote ? ofRemote : ofPlaces;
  for (const path of [...required, ...requiredThere])
    if (isMissing(at(posting, path))) yield { level: 'error', rule: path, message: `${path} is required` };
  for (const path of [...recommended, ...wantedThere])
    if (isMissing(at(posting, path)))
      yield { level: 'warning', rule: path, message: `${path} is recommended` };
  for (const type of [posting.employmentType ?? []].flat())
    if (!employmentTypes.includes(type))
      yield { level: 'error', rule: 'employmentType', message: `${type} is no employment type` };
  const unit = at(posting, 'baseSalary.value.unitText');
  if (unit && !salaryUnits.includes(unit))
    yield { level: 'error', rule: 'baseSalary.value.unitText', message: `${unit} is no unit` };
  for (const name of ['datePosted', 'validThrough'])
    if (posting[name] && !/^\d{4}-\d\d-\d\d/.test(posting[name]))
      yield { level: 'error', rule: name, message: `${posting[name]} is no ISO 8601 date` };
  if (posting.title === posting.description)
    yield { level: 'error', rule: 'description', message: 'it is the title' };
}

function postingIn(html) {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (text === undefined) return null;
  return JSON.parse(text)['@graph'].find((thing) => thing['@type'] === 'JobPosting') ?? null;
}

/** Whether the pages of jobs say what Google asks for. */
export async function checkJobPostings(url, paths) {
  const findings = [];
  for (const path of paths) {
    const posting = postingIn(await (await fetch(url + path)).text());
    const problems = posting
      ? [...problemsOf(posting)]
      : [{ level: 'error', rule: 'JobPosting', message: 'there is none' }];
    for (const problem of problems)
      findings.push({ checker: 'JobPosting', ...problem, where: posting?.title ?? '', page: path });
  }
  return findings;
}
