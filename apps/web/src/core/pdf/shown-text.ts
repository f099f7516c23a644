import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config.d.ts';
import { loadPdfjs } from './load-pdfjs.ts';

/** The layers of a document, of which one at least is off. */
export type Layers = OptionalContentConfig;

type Item = TextItem | TextMarkedContent;

const layerTag = 'OC';
/** The library's types leave the tag out. */
const isLayer = (item: Item) => 'tag' in item && item.tag === layerTag;

/** For each mark of a layer on the page, in order, whether what it holds is shown. */
async function shownMarks(page: PDFPageProxy, layers: Layers): Promise<readonly boolean[]> {
  const { OPS } = await loadPdfjs();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operation, at) => {
    if (operation !== OPS.beginMarkedContentProps || argsArray[at]?.[0] !== layerTag) return [];
    return [layers.isVisible(argsArray[at]?.[1])];
  });
}

/**
 * The pieces of text outside of hidden layers. The library returns the pieces of all layers without saying
 * which: its marks are matched with those of the page's operators. Where the numbers differ, no layer's text
 * is returned, so that hidden text never is.
 */
async function outsideHiddenLayers(page: PDFPageProxy, layers: Layers): Promise<readonly Item[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const count = items.filter(isLayer).length;
  if (count === 0) return items;
  const marks = await shownMarks(page, layers);
  const open: boolean[] = [];
  let next = 0;
  return items.filter((item) => {
    if ('str' in item) return open.every((isShown) => isShown);
    if (item.type === 'endMarkedContent') open.pop();
    else if (!isLayer(item)) open.push(true);
    else {
      open.push(marks.length === count && marks[next] === true);
      next += 1;
    }
    return false;
  });
}

/** The pieces of text that a page shows. `layers` are null where none is off. */
export async function shownText(page: PDFPageProxy, layers: Layers | null): Promise<readonly TextItem[]> {
  const items = layers ? await outsideHiddenLayers(page, layers) : (await page.getTextContent()).items;
  return items.flatMap((item) => ('str' in item ? [item] : []));
}
