import { type Bag, ItemSource, ItemsGranted } from '../bag/index.ts';
import type { BoxKind, BoxVersion } from '../catalogue/index.ts';
import { type AnyEvent } from '../../kernel/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import { play } from './open-box.ts';

/** A box's version on sale, and its shelf's kind. */
export interface BoxOnSale {
  readonly version: BoxVersion;
  readonly kind: BoxKind | null;
}

interface State {
  readonly bag: Bag;
  readonly seeds: Seeds;
}

/** Returns the events of a claim and of the draw that it pays for: one roll, into the bag as a welfare box. */
export function drawnBox(
  { bag, seeds }: State,
  claim: AnyEvent,
  { version, kind }: BoxOnSale,
  context: DrawContext,
): readonly AnyEvent[] {
  const draw = drawSeeds(seeds, 1, context);
  const plays = draw.reveals.map((reveal, k) =>
    play(version, 'task', reveal, bag.items.length + k + 1, { ...context, kind }),
  );
  return [
    ...draw.before,
    claim,
    ...plays.map(({ opened }) => opened),
    ItemsGranted.of({ source: ItemSource.welfareBox, items: plays.map(({ item }) => item) }),
    ...draw.after,
  ];
}
