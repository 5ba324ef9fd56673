import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { type DropTerms, EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';
import { DAY_MS } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import type { View } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { NO_DROPS, TABLE } from './sample-drops.ts';

const TABLE_STREAM = rulesStream(EXTRA_DROPS.name);
/** Streams that an open reads for its drops. */
export const DROP_READS = [TABLE_STREAM, CATALOGUE_STREAM];

/** Returns what the extra drops of an open depend on at a time. */
export const dropsAt = (view: View, time: number): DropTerms => ({
  table:
    rulesInForce(view.stateOf(rules.streams.rules, TABLE_STREAM).history, EXTRA_DROPS, time) ??
    NO_DROPS.table,
  priceOf: (skinId) =>
    catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time).skins.get(skinId)
      ?.price,
});

/** Publishes a table of extra drops, and waits until it is in force. @param n number in the proposal's id */
export function tabling(world: World, n: number, change: Partial<ExtraDrops> = {}): void {
  changing(world, n, { rules: EXTRA_DROPS, content: { ...TABLE, ...change } });
  world.time += DAY_MS;
}
