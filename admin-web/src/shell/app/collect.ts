import type { Right } from '@skins/engine/kernel';
import { type ComponentType, lazy } from 'react';
import type { Bilingual } from '../i18n';
import type { ResourceNames } from '../i18n/provider';
import { type Ordered, inOrder } from '../socket/order';
import type { LoadedPanel } from '../socket/Panels';
import type { AnySlice, DashboardScreen, None, RecordScreens, Screen } from '../socket/slice';

/** A page in the menu. */
export interface MenuEntry {
  readonly to: string;
  readonly names: Bilingual<string>;
  readonly right: Right;
  readonly Icon: ComponentType;
  readonly Count: ComponentType | undefined;
}

type ShownScreen = Exclude<Screen, None> & Ordered;

const hasRecords = (screen: ShownScreen): screen is RecordScreens & Ordered => 'list' in screen;
const isDashboard = (screen: ShownScreen): screen is DashboardScreen & Ordered => 'dashboard' in screen;

/** Puts together what the slices bring. Call it once: React remounts a component that is made again. */
export function collect(slices: readonly AnySlice[]) {
  const screens = screensOf(slices);
  const records = screens.filter(hasRecords);
  const [Dashboard] = screens
    .filter(isDashboard)
    .map(({ dashboard }) => component(async () => (await dashboard()).Dashboard));
  return {
    resources: records.map(resourceOf),
    /** pages without an entry in the menu */
    pages: slices
      .flatMap(({ pages = [] }) => pages)
      .map(({ path, page }) => ({ path, Page: component(async () => (await page()).Page) })),
    Dashboard,
    names: { ...slicesNames(slices), ...namesOf(screens) } satisfies ResourceNames,
    menu: screens.map(menuEntryOf),
    /** the right that an operator needs for a resource */
    rightFor: (resource: string): Right => records.find(({ name }) => name === resource)?.right ?? 'read',
    panels: panelsOf(slices),
  };
}

const namesOf = (screens: readonly ShownScreen[]): ResourceNames =>
  Object.fromEntries(screens.map(({ name, names }) => [name, names]));

/** Names slices as their first screens: games are named by their slices. */
const slicesNames = (slices: readonly AnySlice[]): ResourceNames =>
  Object.fromEntries(
    slices.flatMap(({ name, screens }) => {
      const [first] = Object.values(screens).flatMap((screen) => ('none' in screen ? [] : [screen]));
      return first === undefined ? [] : [[name, first.names]];
    }),
  );

const component = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The screens of all slices in the order of the menu, each named as its resource. */
const screensOf = (slices: readonly AnySlice[]): readonly ShownScreen[] =>
  inOrder(
    'the menu',
    slices
      .flatMap(({ screens }) => Object.entries(screens))
      .flatMap(([name, screen]) => ('none' in screen ? [] : [{ ...screen, name }])),
  );

const resourceOf = ({ name, list, show, create, edit }: RecordScreens & Ordered) => ({
  name,
  list: component(async () => (await list()).List),
  show: component(async () => (await show()).Show),
  create: create && component(async () => (await create()).Create),
  edit: edit && component(async () => (await edit()).Edit),
});

const countOf = ({ count }: ShownScreen): ComponentType | undefined =>
  count && component(async () => (await count()).Count);

const menuEntryOf = (screen: ShownScreen): MenuEntry => ({
  to: isDashboard(screen) ? '/' : `/${screen.name}`,
  names: screen.names,
  right: screen.right ?? 'read',
  Icon: component(async () => (await screen.icon()).default),
  Count: countOf(screen),
});

/** The panels of all slices, those of each slot in their order. */
function panelsOf(slices: readonly AnySlice[]): readonly LoadedPanel[] {
  const panels = slices.flatMap(({ name, panels }) => panels.map((panel) => ({ name, ...panel })));
  return [...new Set(panels.map(({ slot }) => slot))].flatMap((slot) =>
    inOrder(
      `the panels of '${slot.name}'`,
      panels.filter((panel) => panel.slot === slot),
    ).map(({ name, panel }) => ({ slot, name, Panel: component(async () => (await panel()).Panel) })),
  );
}
