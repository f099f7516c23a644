/** A company's own site, named by its address without what every address has. */
export function WebsiteLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}
