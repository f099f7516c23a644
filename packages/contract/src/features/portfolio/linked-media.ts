export type MediaHost = 'YouTube' | 'Vimeo' | 'Matterport' | 'Sketchfab' | 'Speckle';
export type MediaKind = 'video' | 'tour' | 'model';

/** What a project's link shows on another site, where that site has a viewer which a page may frame. */
export interface LinkedMedia {
  readonly host: MediaHost;
  readonly kind: MediaKind;
  /** The viewer's address, in the variant that tracks its visitors least. */
  readonly frameUrl: string;
  /** Whether the host refuses to show it to a page that does not say its origin. */
  readonly needsOrigin: boolean;
}

type Reader = (url: URL, path: readonly string[]) => LinkedMedia | null;

const youTubeId = /^[\w-]{11}$/;
/** Addresses of one video: `/shorts/ID` and its like; `/watch?v=ID` besides. */
const youTubeFolders = ['embed', 'live', 'shorts', 'v'];

/** Without an origin, its player shows « Error 153 » (YouTube API Services, Required Minimum Functionality). */
function youTubeVideo(id: string | null | undefined): LinkedMedia | null {
  if (!id || !youTubeId.test(id)) return null;
  const frameUrl = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  return { host: 'YouTube', kind: 'video', frameUrl, needsOrigin: true };
}

const readYouTube: Reader = ({ searchParams }, [folder = '', id, ...rest]) => {
  if (rest.length > 0) return null;
  if (folder === 'watch') return id === undefined ? youTubeVideo(searchParams.get('v')) : null;
  return youTubeFolders.includes(folder) ? youTubeVideo(id) : null;
};

const readShortYouTube: Reader = (_, [id, ...rest]) => (rest.length === 0 ? youTubeVideo(id) : null);

const vimeoId = /^\d{5,12}$/;
const vimeoHash = /^[\da-f]{6,20}$/;

/** `hash`: what an unlisted video is shown by. A video may be limited to sites, which the origin tells. */
function vimeoVideo(id: string | undefined, hash: string | null | undefined): LinkedMedia | null {
  if (!id || !vimeoId.test(id) || (hash && !vimeoHash.test(hash))) return null;
  const unlisted = hash ? `h=${hash}&` : '';
  const frameUrl = `https://player.vimeo.com/video/${id}?${unlisted}dnt=1&autoplay=1`;
  return { host: 'Vimeo', kind: 'video', frameUrl, needsOrigin: true };
}

/** A video's number, and what an unlisted one is shown by, below the place of Vimeo's where it was found. */
const vimeoPath =
  /^(?:video\/|manage\/videos\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?$/;

const readVimeo: Reader = (_, path) => {
  const [, id, hash] = vimeoPath.exec(path.join('/')) ?? [];
  return vimeoVideo(id, hash);
};

const readVimeoPlayer: Reader = ({ searchParams }, [folder, id, ...rest]) =>
  folder === 'video' && rest.length === 0 ? vimeoVideo(id, searchParams.get('h')) : null;

const matterportId = /^[\da-zA-Z]{11}$/;

/** `/models/ID` is what its owner copies; others meet a sign-in there, but none in the viewer. */
const readMatterport: Reader = ({ searchParams }, [folder, model, ...rest]) => {
  if (rest.length > 0) return null;
  const id =
    folder === 'models' ? model : folder === 'show' && model === undefined ? searchParams.get('m') : null;
  if (!id || !matterportId.test(id)) return null;
  const frameUrl = `https://my.matterport.com/show/?m=${id}&play=1`;
  return { host: 'Matterport', kind: 'tour', frameUrl, needsOrigin: false };
};

const sketchfabId = /(?:^|-)([\da-f]{32})$/;

/** `/3d-models/title-ID`, `/models/ID`, `/models/ID/embed`. */
const readSketchfab: Reader = (_, [folder, name = '', view, ...rest]) => {
  const isModel =
    folder === '3d-models' ? view === undefined : folder === 'models' && (view ?? 'embed') === 'embed';
  const id = sketchfabId.exec(name)?.[1];
  if (!isModel || rest.length > 0 || !id) return null;
  const frameUrl = `https://sketchfab.com/models/${id}/embed?autostart=1&dnt=1`;
  return { host: 'Sketchfab', kind: 'model', frameUrl, needsOrigin: false };
};

const speckleProject = /^[\da-f]{10}$/;
/** A model, one version of it, or an object. */
const speckleResource = /^(?:all|[\da-f]{10}(?:@[\da-f]{10})?|[\da-f]{32})$/;
const speckleView = encodeURIComponent(JSON.stringify({ isEnabled: true }));

/** `/projects/ID/models/ID`: one model, one of its versions (`ID@ID`), or several between commas. */
const readSpeckle: Reader = (_, [projects, project = '', models, resources = '', ...rest]) => {
  const isViewer = projects === 'projects' && models === 'models' && rest.length === 0;
  if (!isViewer || !speckleProject.test(project)) return null;
  if (!resources.split(',').every((resource) => speckleResource.test(resource))) return null;
  const frameUrl = `https://app.speckle.systems/projects/${project}/models/${resources}#embed=${speckleView}`;
  return { host: 'Speckle', kind: 'model', frameUrl, needsOrigin: false };
};

const readers: ReadonlyMap<string, Reader> = new Map([
  ['youtube.com', readYouTube],
  ['www.youtube.com', readYouTube],
  ['m.youtube.com', readYouTube],
  ['youtube-nocookie.com', readYouTube],
  ['www.youtube-nocookie.com', readYouTube],
  ['youtu.be', readShortYouTube],
  ['vimeo.com', readVimeo],
  ['www.vimeo.com', readVimeo],
  ['player.vimeo.com', readVimeoPlayer],
  ['my.matterport.com', readMatterport],
  ['sketchfab.com', readSketchfab],
  ['www.sketchfab.com', readSketchfab],
  ['app.speckle.systems', readSpeckle],
]);

/** What a link shows, where it is one of a video, a tour or a model of a known host; null for any other address. */
export function readLinkedMedia(link: string | null): LinkedMedia | null {
  if (link === null || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const path = url.pathname.split('/').filter((part) => part !== '');
  return readers.get(url.hostname)?.(url, path) ?? null;
}

const kindNames: Readonly<Record<MediaKind, string>> = {
  video: 'Vidéo',
  tour: 'Visite 360°',
  model: 'Maquette 3D',
};

/** « Vidéo », « Visite 360° », « Maquette 3D ». */
export const mediaKindName = ({ kind }: LinkedMedia): string => kindNames[kind];

/** What it is and where: « Vidéo sur Vimeo ». */
export const mediaName = (media: LinkedMedia): string => `${mediaKindName(media)} sur ${media.host}`;
