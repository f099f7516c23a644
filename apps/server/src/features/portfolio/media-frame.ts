import { hash } from 'node:crypto';
import { type LinkedMedia, mediaName } from '@mitoyen/contract/features/portfolio/linked-media.ts';

/** Dark until the viewer is there, as films are in either theme. */
const style =
  'html{background:#16181b}html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';
const styleSource = `'sha256-${hash('sha256', style, 'base64')}'`;

/** What a viewer needs; neither leading our page elsewhere nor downloads. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';
const allow =
  'autoplay; fullscreen; encrypted-media; picture-in-picture; accelerometer; gyroscope; xr-spatial-tracking';

/**
 * The document in which a host's viewer stands, for a frame of ours: nothing else is in it, so that nothing of ours shares
 * its policy.
 */
export function mediaFrame(media: LinkedMedia): string {
  const source = media.frameUrl.replaceAll('&', '&amp;');
  const referrer = media.needsOrigin ? 'strict-origin' : 'no-referrer';
  const name = mediaName(media);
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${name}</title><style>${style}</style></head>
<body><iframe src="${source}" title="${name}" sandbox="${sandbox}" allow="${allow}" referrerpolicy="${referrer}"></iframe></body></html>
`;
}

/** Its own policy: the origin of this one viewer may be framed, and our pages alone may frame the document. */
export function mediaFrameHeaders({ frameUrl }: LinkedMedia): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${styleSource}`,
      `frame-src ${new URL(frameUrl).origin}`,
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join(';'),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  };
}
