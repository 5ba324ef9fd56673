import type { Right } from '@skins/engine/kernel';
import { type ComponentType, lazy } from 'react';
import type { Bilingual } from '../i18n';
import type { ResourceNames } from '../i18n/provider';
import * as slices from '../../slices';
import type { LoadedPanel } from '../socket/Panels';
import type { AnySlice, DashboardScreen, None, RecordScreens, Screen } from '../socket/slice';

/** A page that the menu leads to. */
interface MenuEntry {
  readonly to: string;
  readonly names: Bilingual<string>;
  readonly right: Right;
  readonly Icon: ComponentType;
}

const ALL: readonly AnySlice[] = Object.values(slices);

/** The screens of one kind over all slices, each with its resource. */
const screensThat = <Kind extends Exclude<Screen, None>>(isOfKind: (screen: Screen) => screen is Kind) =>
  ALL.flatMap(({ screens }) => Object.entries(screens))
    .flatMap(([resource, screen]) => (isOfKind(screen) ? [{ resource, ...screen }] : []))
    .toSorted(byPlace);

const hasRecords = (screen: Screen): screen is RecordScreens => 'list' in screen;
const isDashboard = (screen: Screen): screen is DashboardScreen => 'dashboard' in screen;

const records = screensThat(hasRecords);
const dashboards = screensThat(isDashboard);

/** Once each: React would begin anew with a component that was made again. */
const component = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

export const RESOURCES = records.map(({ resource, list, show, create, edit }) => ({
  name: resource,
  list: component(async () => (await list()).List),
  show: component(async () => (await show()).Show),
  create: create && component(async () => (await create()).Create),
  edit: edit && component(async () => (await edit()).Edit),
}));

/** Pages that no menu leads to. */
export const PAGES = ALL.flatMap(({ pages = [] }) => pages).map(({ path, page }) => ({
  path,
  Page: component(async () => (await page()).Page),
}));

export const [Dashboard] = dashboards.map(({ dashboard }) =>
  component(async () => (await dashboard()).Dashboard),
);

export const AccountPage = component(async () => (await import('../account/AccountPage')).AccountPage);

export const NAMES: ResourceNames = Object.fromEntries(
  [...dashboards, ...records].map(({ resource, names }) => [resource, names]),
);

export const MENU: readonly MenuEntry[] = [
  ...dashboards.map((screen) => ({ ...screen, to: '/' })),
  ...records.map((screen) => ({ ...screen, to: `/${screen.resource}` })),
]
  .toSorted(byPlace)
  .map(({ to, names, right = 'read', icon }) => ({
    to,
    names,
    right,
    Icon: component(async () => (await icon()).default),
  }));

/** What an operator has to be allowed to for a resource. */
export const rightFor = (resource: string): Right =>
  records.find((screen) => screen.resource === resource)?.right ?? 'read';

export const PANELS: readonly LoadedPanel[] = ALL.flatMap(({ panels }) => panels)
  .toSorted(byPlace)
  .map(({ slot, place, panel }) => ({ slot, place, Panel: component(async () => (await panel()).Panel) }));

function byPlace(a: { readonly place: number }, b: { readonly place: number }): number {
  return a.place - b.place;
}
