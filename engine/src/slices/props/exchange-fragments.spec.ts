import { describe, expect, it } from 'vitest';
import { ItemSource, ItemsGranted } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { skinOf } from '../../../../test/catalogue/sample-catalogue.ts';
import { combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { FragmentsExchanged, PropUsed } from './events.ts';
import { exchangeFragments } from './exchange-fragments.ts';
import { given as holding } from '../../../../test/props/sample-props.ts';
import { heldOf, propsFold } from './state.ts';

const HASH = 'a'.repeat(64);
const { given } = specify(combine({ bag, props: propsFold }), exchangeFragments);
const content = { open: true, offers: [{ skinId: 'plain', fragments: 30 }] };
const CONTEXT = {
  time: 9_000,
  at: 'player-anna0000#4',
  playerId: 'anna0000',
  skin: skinOf('plain', 6_001),
  exchange: { hash: HASH, content },
};
const ASKED = { skinId: 'plain', fragments: 30, rulesHash: HASH };

describe('exchanging fragments', () => {
  it('uses them up for a skin at its listed price', () => {
    const item = { itemId: 'anna0000-1', skinId: 'plain', value: 6_001 };
    const { events, state, reply } = given(holding('debris', 31)).when(ASKED, CONTEXT);
    expect(events).toEqual([
      PropUsed.of({ prop: 'debris', of: null, count: 30 }),
      FragmentsExchanged.of({ ...ASKED, itemId: item.itemId }),
      ItemsGranted.of({ source: ItemSource.fragments, items: [item] }),
    ]);
    expect(reply).toEqual({ item });
    expect(heldOf(state.props, 'debris')).toBe(1);
  });

  it.each([
    ['a skin that is not there', ASKED, { skin: undefined }, 'unknown-skin'],
    [
      'anything while it is closed',
      ASKED,
      { exchange: { hash: HASH, content: { ...content, open: false } } },
      'exchange-closed',
    ],
    ['what is not offered', { ...ASKED, skinId: 'rare' }, {}, 'not-in-exchange'],
    ['for another number', { ...ASKED, fragments: 29 }, {}, 'stale-version'],
    ['by other rules', { ...ASKED, rulesHash: 'b'.repeat(64) }, {}, 'stale-version'],
  ])('gives nobody %s', (_what, input, change, code) => {
    const { decision } = given(holding('debris', 30)).when(input, { ...CONTEXT, ...change });
    expect(decision).toMatchObject({ rejection: { code } });
  });

  it('requires the full number of fragments', () => {
    expect(given(holding('debris', 29)).when(ASKED, CONTEXT).decision).toEqual({
      kind: 'rejected',
      rejection: { code: 'prop-not-held', needed: 30, held: 29 },
    });
  });
});
