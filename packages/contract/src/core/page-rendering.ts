import type { AddressConfirmation } from './address-confirmation.ts';
import type { Retention } from './retention.ts';

// The interface between the server's rendering and the pages' bundle.

/** The operator's settings that pages show or use. Given with every page, never baked into the build. */
export interface PageConfig {
  /** Where the browser calls the API; empty for the page's own origin. No trailing slash. */
  readonly apiBaseUrl: string;
  /** The product's public origin, for canonical addresses. No trailing slash. */
  readonly siteUrl: string;
  /**
   * Where public pictures are loaded from, an address for each width and format; empty for `/files`. No
   * trailing slash.
   */
  readonly picturesUrl: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly contactAddress: string;
  readonly publisherName: string;
  readonly publisherDetails: string;
  readonly hostName: string;
  /** Hours in a working day, to compare a rate per hour with one per day. */
  readonly hoursPerDay: number;
  /** What an account may do before its address is confirmed. */
  readonly addressConfirmation: AddressConfirmation;
  /** How long data is kept. */
  readonly retention: Retention;
  /** Whether companies can subscribe to Premium online. */
  readonly areSubscriptionsOpen: boolean;
  /** Loaded after consent only; empty when there is none. */
  readonly analyticsScriptUrl: string;
  /** Whether browsers of signed-in people keep a service worker. */
  readonly isServiceWorkerOn: boolean;
  /** Figures on the home page; none where the operator does not vouch for any. */
  readonly homeFigures: readonly HomeFigure[];
}

export interface HomeFigure {
  /** As it is shown: '500+'. */
  readonly value: string;
  /** What it counts. */
  readonly label: string;
}

/** The part of a response that is read. Within a process, `body` is null and `text` may be called again. */
export interface ApiAnswer extends Pick<Response, 'ok' | 'status' | 'headers' | 'body' | 'text'> {
  /** The parsed text, where it was read for other pages before: shared, and not to be changed. */
  readonly data?: unknown;
}

/** Makes an HTTP call of the contract; `path` starts with `/api/`. */
export type ApiTransport = (path: string, init: RequestInit) => Promise<ApiAnswer>;

/** The client build's `manifest.json` of Vite, as far as pages need it. */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      file: string;
      isEntry?: boolean;
      imports?: readonly string[];
      css?: readonly string[];
      assets?: readonly string[];
    }
  >
>;

/** The client's build, as far as pages need it. */
export interface PageBuild {
  readonly manifest: ViteManifest;
  /** The script that runs before anything is painted. */
  readonly script: string;
  /** The text of each stylesheet, by its address. */
  readonly styles: ReadonlyMap<string, string>;
}

/** Scripts and styles inline in a page: nothing is painted before they are there. */
export interface InlinedTexts {
  readonly script: string;
  readonly style: string;
}

/** Query parameter of a page that leads to another site: it names that site and waits for a press. */
export const leaveParameter = 'sortie';

/** A text, or its bytes in UTF-8 where many pages have the same. */
export type HtmlPart = string | Uint8Array;

export type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** The whole page, part after part. */
      readonly html: readonly HtmlPart[];
      /** Whether shared caches may keep it: not the frame of a private page, nor an address with a secret. */
      readonly isShared: boolean;
      /**
       * The inline texts that its content security policy must allow; null where the browser requests files
       * instead.
       */
      readonly inlined: InlinedTexts | null;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

export interface PageRenderer {
  /**
   * The path and the query parameters that its route knows, which determine a page's content. `null` when no
   * route matches, or when every rendering differs: such pages are not cached.
   */
  cacheKey(url: URL): string | null;
  /** Renders a page as visitors see it. Never throws for an ApiError of a page's data. */
  render(url: URL): Promise<RenderedPage>;
  /** Scripts, styles and typefaces of the pages that can be read without a network. */
  readonly filesToKeep: readonly string[];
  /** Loads the code of every page: its files may be gone once another build replaces this one. */
  loadAll(): Promise<void>;
}

export interface PageRendererOptions {
  readonly pageConfig: PageConfig;
  readonly transport: ApiTransport;
  /** `null` in development, where Vite serves the sources. */
  readonly build: PageBuild | null;
}

/** The exports of the pages' server bundle. */
export interface PageBundle {
  createPageRenderer(options: PageRendererOptions): PageRenderer;
}
