import { type ComponentType, createElement } from 'react';
import { type Language, loadAllTexts, loadTexts } from '../i18n';
import { lazyWithRetry } from './lazy-with-retry';
import type { AnySlice, PageRoute, Params } from './slice';
import { fromSlices } from './slices';
import { withTexts } from './with-texts';

export interface AppRoute extends PageRoute {
  readonly slice: AnySlice;
  readonly Page: ComponentType;
}

const parametersIn = (path: string) => path.split(':').length - 1;

/** The pages whose code and texts are loaded, by path: they render at once. */
const loaded = new Map<string, ComponentType>();

/** The pages of all slices. Paths with fewer parameters are matched first. */
export const routes = fromSlices((slices): readonly AppRoute[] =>
  slices
    .flatMap((slice) =>
      slice.routes.map((route) => {
        const load = withTexts(route.page, () => loadTexts(slice.texts));
        const Coming = lazyWithRetry(load);
        return { ...route, slice, Page: () => createElement(loaded.get(route.path) ?? Coming) };
      }),
    )
    .toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path)),
);

const patterns = fromSlices(() =>
  routes().map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  })),
);

/** Returns the page at a path; undefined for a path that leads home. */
export const routeAt = (path: string): AppRoute | undefined =>
  patterns().find(({ pattern }) => pattern.test(path))?.route;

/** Loads code and texts of a page before the first render, so that it shows without a skeleton. */
export async function loadPage(path: string, language: Language): Promise<void> {
  const route = routeAt(path);
  if (route === undefined) return;
  const [Page] = await Promise.all([route.page(), loadTexts(route.slice.texts, language)]);
  await loadAllTexts(() => language);
  loaded.set(route.path, Page);
}

/** Returns the parameters in the path of a page. */
export function paramsOf(path: string): Params {
  const groups = patterns()
    .map(({ pattern }) => pattern.exec(path))
    .find((match) => match !== null)?.groups;
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

/** Returns a route's path with its parameters filled in. */
export const pathOf = ({ path }: PageRoute, params: Params): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Returns a page and those above it, from the top, without home. */
export function trailTo(route: AppRoute): readonly AppRoute[] {
  const above = routes().find(({ path }) => path === route.parent);
  return above === undefined ? [route] : [...trailTo(above), route];
}
