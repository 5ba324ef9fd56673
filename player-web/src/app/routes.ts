import type { ComponentType } from 'react';
import type { zh } from './texts/zh';
import { lazyWithRetry } from './lazy-with-retry';
import { paths } from './paths';

export interface AppRoute {
  /** As wouter matches it. */
  path: string;
  title: `app.title.${keyof typeof zh.title}`;
  /** player: without a token the login dialog opens, and the page stays as it is. */
  access: 'open' | 'player';
  /** The path of the page above it in the breadcrumb. */
  parent?: string;
  Page: ComponentType;
}

/** The first match counts. Every other path leads home. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: 'app.title.home',
    access: 'open',
    Page: lazyWithRetry(async () => (await import('../home/HomePage')).HomePage),
  },
  {
    path: paths.fairness,
    title: 'app.title.fairness',
    access: 'open',
    Page: lazyWithRetry(async () => (await import('../fairness/FairnessPage')).FairnessPage),
  },
  {
    path: '/case/:type',
    title: 'app.title.boxes',
    access: 'open',
    Page: lazyWithRetry(async () => (await import('../boxes/BoxListPage')).BoxListPage),
  },
  {
    path: '/case/:type/:boxId',
    title: 'app.title.box',
    access: 'open',
    parent: '/case/:type',
    Page: lazyWithRetry(async () => (await import('../boxes/OpenBoxPage')).OpenBoxPage),
  },
];

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i'),
}));

export const routeAt = (path: string): AppRoute | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.route;
