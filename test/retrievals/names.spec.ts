import { sha256Hex } from '@skins/engine/fairness';
import { RetrievalRequested } from '@skins/engine/retrievals';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { edited, logOf, moved, ofEdition } from '../kit/forge.ts';
import { ANNA } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { asked } from './orders.ts';
import { staff } from './staff.ts';

/** A player's first item, requested at once. */
function askedFor(waited = 0) {
  const world = new World();
  staff(world);
  world.time += waited;
  world.must(openingNow(world, ANNA, 1));
  asked(world, ANNA, 1);
  const log = logOf(world.records);
  const name = log.map((record) => (RetrievalRequested.is(record) ? record.data.retrievalId : '')).join('');
  return { log, name };
}

it('an item has the same retrieval name in every history, and another item of the same number has another', () => {
  expect(askedFor().name).toBe(askedFor().name);
  expect(askedFor(1).name).not.toBe(askedFor().name);
});

it('the auditor reports a retrieval with a wrong grant of its item, even if its name fits', () => {
  const { log } = askedFor();
  const other = edited(RetrievalRequested, ({ itemId, skinId, attempt, granted }) => ({
    granted: (granted ?? 0) - 1,
    retrievalId: sha256Hex(`${itemId}/${skinId}/${(granted ?? 0) - 1}/${attempt}`).slice(0, 20),
  }));
  const position = log.findIndex((record) => RetrievalRequested.is(record)) + 1;
  expect(divergenceOf(log, shop)).toBeUndefined();
  expect(divergenceOf(other(log), shop)).toMatchObject({ rule: 'item-state', position });
});

it('the auditor accepts a retrieval that a log of edition 6 names by its item’s number', () => {
  const { log } = askedFor();
  const before = moved(RetrievalRequested, ({ data }) => {
    const { granted: _, ...rest }: Record<string, unknown> = Object(data);
    return {
      v: 1,
      data: { ...rest, retrievalId: sha256Hex(`${String(rest['itemId'])}/1`).slice(0, 20) },
    };
  });
  const upTo = log.findIndex((record) => RetrievalRequested.is(record)) + 1;
  const named = before(log.slice(0, upTo));
  expect(divergenceOf(ofEdition(named, 6), shop)).toBeUndefined();
  expect(divergenceOf(named, shop)).toMatchObject({ rule: 'edition', position: upTo });
});
