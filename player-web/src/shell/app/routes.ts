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

/** The pages whose code and texts are here, by their paths: they are drawn at once. */
const loaded = new Map<string, ComponentType>();

/** The pages of all slices. A path that is written out goes before one that leaves a part of it open. */
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

/** Every other path leads home. */
export const routeAt = (path: string): AppRoute | undefined =>
  patterns().find(({ pattern }) => pattern.test(path))?.route;

/** Has code and texts of a page come before it is drawn: then it stands there at once, without a skeleton before it. */
export async function loadPage(path: string, language: Language): Promise<void> {
  const route = routeAt(path);
  if (route === undefined) return;
  const [Page] = await Promise.all([route.page(), loadTexts(route.slice.texts, language)]);
  await loadAllTexts(() => language);
  loaded.set(route.path, Page);
}

/** What the path of a page says. */
export function paramsOf(path: string): Params {
  const groups = patterns()
    .map(({ pattern }) => pattern.exec(path))
    .find((match) => match !== null)?.groups;
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

/** A route's path with what it leaves open filled in. */
export const pathOf = ({ path }: PageRoute, params: Params): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** A page and those above it, from the top; home, which is above all, is not among them. */
export function trailTo(route: AppRoute): readonly AppRoute[] {
  const above = routes().find(({ path }) => path === route.parent);
  return above === undefined ? [route] : [...trailTo(above), route];
}
