import { describe, expect, it } from 'vitest';
import type { BoxVersion } from '../catalogue/index.ts';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import { combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PropUsed, PropsGranted, heldOf } from '../props/index.ts';
import { propsFold } from '../props/state.ts';
import { BoxLimitReset, BoxOpened, type PaidBy } from './events.ts';
import { resetBox } from './reset-box.ts';
import { boxesFold, leftOf, openedOn } from './state.ts';

const HASH = 'a'.repeat(64);
const { odds, versionHash } = PUBLISHED.data;
const { boxId } = odds;
const terms = { perDay: 2, allowance: 1 };
const VERSION: BoxVersion = { odds, versionHash, version: 1, terms, time: 0 };
const CONTEXT = { time: 9_000, at: 'player-anna0000#4', version: VERSION, houseOffset: 480 };

const opened = (paidBy: PaidBy) =>
  BoxOpened.of({
    boxId,
    versionHash,
    price: 15_000,
    reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: HASH },
    ticket: 0,
    skinId: 'plain',
    itemId: 'anna0000-1',
    kind: 'hash',
    paidBy,
    drop: null,
  });
const CARD = PropsGranted.of({ props: [{ prop: 'resetOpenBox', of: null, count: 1 }] });
const { given } = specify(combine({ boxes: boxesFold, props: propsFold }), resetBox);

describe('a card that resets a box', () => {
  it("restores the day's opens but not the free ones, and is used up", () => {
    const { events, state } = given(CARD, opened('allowance'), opened('gems')).when({ boxId }, CONTEXT);
    expect(events).toEqual([
      PropUsed.of({ prop: 'resetOpenBox', of: null, count: 1 }),
      BoxLimitReset.of({ boxId }),
    ]);
    const today = openedOn(state.boxes, boxId, CONTEXT.time, CONTEXT.houseOffset);
    expect(leftOf(terms, today)).toEqual({ opens: 2, free: 0 });
    expect(heldOf(state.props, 'resetOpenBox')).toBe(0);
  });

  it.each([
    ['a box that is not there', [CARD, opened('gems')], { version: undefined }, 'unknown-box'],
    [
      'a box without a limit',
      [CARD, opened('gems')],
      { version: { ...VERSION, terms: { perDay: null, allowance: null } } },
      'nothing-to-reset',
    ],
    ['a box that was not opened', [CARD], {}, 'nothing-to-reset'],
    ['a box opened the day before', [CARD, opened('gems')], { time: 86_400_000 }, 'nothing-to-reset'],
    [
      'a box that was reset',
      [CARD, CARD, opened('gems'), BoxLimitReset.of({ boxId })],
      {},
      'nothing-to-reset',
    ],
    ['a box without a card', [opened('gems')], {}, 'prop-not-held'],
  ])('is not used up for %s', (_what, history, change, code) => {
    const { decision } = given(...history).when({ boxId }, { ...CONTEXT, ...change });
    expect(decision).toMatchObject(rejected({ code }));
  });
});
