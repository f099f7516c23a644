import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLoaded, useLocation, useParams } from '../../router/hooks.tsx';
import type { Params, Route, LoadArguments as RouteLoadArguments } from '../../router/routes.ts';
import { clientErrors } from '../api/client.errors.ts';
import { SignedInOnly } from '../session/signed-in-only.tsx';
import { Head, type HeadContent } from './head.tsx';

export interface LoadArguments extends RouteLoadArguments {
  readonly queryClient: QueryClient;
}

/**
 * Fetches what a page shows before it appears: `await queryClient.ensureQueryData(offerQuery(id))`. Runs on the
 * server for the first page and in the browser on navigation. What it returns reaches `head`; keep it small,
 * it travels with the page. An ApiError it throws becomes the error page; it may throw `redirect(…)`.
 */
export type PageLoad<Data = unknown> = (args: LoadArguments) => Promise<Data>;

/** The page's title and descriptions, from its parameters and what `load` returned. */
export type PageHead<Data = unknown> = (args: {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly data: Data;
}) => HeadContent;

/** What a page's file exports. Private pages have no `load`: the server renders without a session. */
export interface PageModule {
  readonly default: ComponentType;
  readonly head: PageHead<never> | HeadContent;
  readonly load?: PageLoad;
}

/** `signed-in`: only its shell is rendered on the server, kept from search engines, sent to `/` when signed out. */
export type PageAccess = 'public' | 'signed-in';

/** A page: its address, its code, and what the server's rendering asks of it. */
export interface PageDeclaration {
  readonly path: string;
  /** Below `features/`, without extension: `home/home-page`. */
  readonly file: string;
  readonly import: () => Promise<PageModule>;
  readonly access: PageAccess;
  /** The only query parameters that change what the server renders. */
  readonly query: readonly string[];
  /** Without this one of them, the server draws it: every rendering is another, and none is kept. */
  readonly drawn: string | null;
  /** Its address carries a secret of one person, as links in mails do: kept by nobody on the way. */
  readonly hasSecret: boolean;
}

/** What a browser needs to know of a page to show it. */
type BrowserPage = Pick<PageDeclaration, 'path' | 'access' | 'import'>;

function PageFrame({ module, access }: { module: PageModule; access: PageAccess }) {
  const params = useParams();
  const { search } = useLocation();
  const data = useLoaded();
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

/** The connection is lost, or a newer version of the product replaced the file. */
async function importPage(page: BrowserPage): Promise<PageModule> {
  try {
    return await page.import();
  } catch (cause) {
    throw new ApiError(clientErrors.page_unavailable, { cause });
  }
}

/** The route of a page: its code is loaded when it is first needed; `queryClient` keeps what it loads. */
export function pageRoute(page: BrowserPage, queryClient: QueryClient): Route {
  return {
    path: page.path,
    lazy: async () => {
      const module = await importPage(page);
      const { load } = module;
      return {
        element: <PageFrame module={module} access={page.access} />,
        ...(load && { loader: (args) => load({ ...args, queryClient }) }),
      };
    },
  };
}
