/** Runs in the browser: renews the lists marked `data-live` and nothing else, so that nobody loses their place. */
export const pageScript = `
const sections = () => [...document.querySelectorAll('[data-live]')];
setInterval(async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const section of sections()) {
      const renewed = fresh.getElementById(section.id);
      const isInUse = section.contains(document.activeElement);
      if (renewed && !isInUse && renewed.innerHTML !== section.innerHTML) section.innerHTML = renewed.innerHTML;
    }
  } catch {}
}, 2000);
`;
