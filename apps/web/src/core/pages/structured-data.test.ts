import { expect, test } from 'vitest';
import { structuredDataScript } from './structured-data.tsx';

test('what somebody wrote cannot end the script that holds it', () => {
  const script = structuredDataScript([{ name: '</script><script>alert(1)</script>' }]);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(script) ?? [];
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});

test('a page that tells nothing has no script', () => {
  expect(structuredDataScript([])).toBe('');
});
