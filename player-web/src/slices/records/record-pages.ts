import { type AppRoute, routes } from '../../shell/app/routes';
import type { IconName } from '../../shell/ui/Icon';

/** What is recorded, in the order of the specification, first document, section 2.1. */
const KINDS: ReadonlyMap<string, IconName> = new Map([
  ['mbox', 'box'],
  ['upgrade', 'up'],
  ['battle', 'people'],
  ['replace', 'swap'],
  ['roll', 'gift'],
  ['retrieve', 'external'],
  ['exchange', 'store'],
  ['props', 'gift'],
  ['drop', 'bag'],
  ['assets', 'trend'],
  ['recharge', 'plus'],
]);

/** A page of a record, as the list of all of them shows it. */
export interface RecordLink {
  readonly route: AppRoute;
  readonly icon: IconName;
}

const order = [...KINDS.keys()];
const kindOf = ({ path }: AppRoute): string | undefined => /^\/user\/(\w+)\/record$/.exec(path)?.[1];
const placeOf = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);

/** Every page under `/user/…/record`, of whatever slice: what a slice adds stands here unasked. */
export const recordPages = (): readonly RecordLink[] =>
  routes
    .flatMap((route) => {
      const kind = kindOf(route);
      return kind === undefined ? [] : [{ route, kind, icon: KINDS.get(kind) ?? ('clock' as const) }];
    })
    .toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind));
