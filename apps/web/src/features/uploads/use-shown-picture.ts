import { usePrivatePicture } from '../../ui/private-picture.ts';

/** In pixels: the stored width that covers and portraits are asked for in. */
const widthPixels = 960;

/** The address under which a picture of a profile may be shown; of one that is private, null until it has come. */
export function useShownPicture(url: string | null, isPrivate: boolean): string | null {
  const held = usePrivatePicture(isPrivate && url ? `${url}?w=${widthPixels}` : null);
  return isPrivate ? held : url;
}
