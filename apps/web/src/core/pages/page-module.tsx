import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router';
import { clientErrors } from '../api/client.errors.ts';
import { SignedInOnly } from '../session/signed-in-only.tsx';
import { Head, type HeadContent } from './head.tsx';

export interface LoadArguments {
  readonly params: Readonly<Params<string>>;
  readonly url: URL;
  readonly queryClient: QueryClient;
  readonly signal: AbortSignal;
}

/**
 * Loads a page's data before it appears: `await queryClient.ensureQueryData(offerQuery(id))`. Runs on the
 * server for the first page and in the browser on navigation. Its result reaches `head`; keep it small, it is
 * sent with the page. An ApiError it throws becomes the error page; it may throw `redirect(…)`.
 */
export type PageLoad<Data = unknown> = (args: LoadArguments) => Promise<Data>;

/** The page's title and descriptions, from its parameters and what `load` returned. */
export type PageHead<Data = unknown> = (args: {
  readonly params: Readonly<Params<string>>;
  readonly search: URLSearchParams;
  readonly data: Data;
}) => HeadContent;

/** What a page's file exports. Private pages have no `load`: the server renders without a session. */
export interface PageModule {
  readonly default: ComponentType;
  readonly head: PageHead<never> | HeadContent;
  readonly load?: PageLoad;
}

/** `signed-in`: only its shell is rendered on the server, and not indexed; visitors are sent to `/`. */
export type PageAccess = 'public' | 'signed-in';

/** What the server's rendering reads of a matched route. */
export interface PageHandle {
  readonly file: string;
  readonly access: PageAccess;
  /** The only query parameters that change what the server renders. */
  readonly query: readonly string[];
  /**
   * Without this query parameter, the server draws its value: then every rendering differs, and none is
   * cached.
   */
  readonly drawn: string | null;
  /** Its address holds a person's secret, like links in mails: no cache may keep it. */
  readonly hasSecret: boolean;
}

export interface PageDeclaration {
  readonly path: string;
  /** Below `features/`, without extension: `home/home-page`. */
  readonly file: string;
  readonly import: () => Promise<PageModule>;
  readonly access?: PageAccess;
  readonly query?: readonly string[];
  readonly drawn?: string;
  readonly hasSecret?: boolean;
}

function PageFrame({ module, access }: { module: PageModule; access: PageAccess }) {
  const params = useParams();
  const { search } = useLocation();
  const data = useLoaderData();
  const { head, default: Page } = module;
  const content =
    typeof head === 'function'
      ? head({ params, search: new URLSearchParams(search), data: data as never })
      : head;
  if (access === 'public') {
    return (
      <>
        <Head {...content} />
        <Page />
      </>
    );
  }
  return (
    <>
      <Head {...content} noindex />
      <SignedInOnly>
        <Page />
      </SignedInOnly>
    </>
  );
}

/** For a lost connection, or a file that a newer release replaced. */
async function importPage(page: PageDeclaration): Promise<PageModule> {
  try {
    return await page.import();
  } catch (cause) {
    throw new ApiError(clientErrors.page_unavailable, { cause });
  }
}

/** The cache for a page's loads: the browser's one, or that of the page being rendered on the server. */
export type QueryClientOf = (args: LoaderFunctionArgs) => QueryClient;

/** The router's route of a page: its file is loaded when it is first needed. */
export function pageRoute(page: PageDeclaration, queryClientOf: QueryClientOf): RouteObject {
  const access = page.access ?? 'public';
  const handle: PageHandle = {
    file: page.file,
    access,
    query: page.query ?? [],
    drawn: page.drawn ?? null,
    hasSecret: page.hasSecret ?? false,
  };
  return {
    // by its file: the server's router knows one page at a time, and the browser's must find its data again
    id: page.file,
    path: page.path,
    handle,
    lazy: async () => {
      const module = await importPage(page);
      const element = <PageFrame module={module} access={access} />;
      const { load } = module;
      if (!load) return { element };
      const loader = async (args: LoaderFunctionArgs) => {
        const { params, request } = args;
        const url = new URL(request.url);
        const { signal } = request;
        return (await load({ params, url, queryClient: queryClientOf(args), signal })) ?? null;
      };
      return { element, loader };
    },
  };
}
