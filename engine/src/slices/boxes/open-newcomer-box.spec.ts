import { describe, expect, it } from 'vitest';
import { ENDS_AT, PAID_MEASURES, TERMS, paid } from '../../../../test/newcomers/sample-newcomers.ts';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import type { Bag } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { type BoxVersion, OPEN_TERMS } from '../catalogue/index.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, combine } from '../../kernel/index.ts';
import { NewcomerBoxClaimed, NewcomerMoved, type Newcomers } from '../newcomers/index.ts';
import { newcomersFold } from '../newcomers/state.ts';
import type { Seeds } from '../seeds/index.ts';
import { seeds } from '../seeds/state.ts';
import { type OpenNewcomerBoxContext, openNewcomerBox } from './open-newcomer-box.ts';

const ANNA = 'anna0000';
const secrets = sampleSecrets(20);
const { odds, versionHash } = PUBLISHED.data;
const SALE: BoxVersion = { odds, versionHash, version: 1, terms: OPEN_TERMS, time: 0 };
const CONTEXT: OpenNewcomerBoxContext = {
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: ENDS_AT - 1,
  at: 'player-anna0000#4',
  terms: TERMS,
  ownDevice: true,
  onSale: (boxId) => (boxId === 'box-one' ? { version: SALE, kind: 'hash' } : undefined),
};
const { given } = specify(
  combine<{ newcomers: Newcomers; bag: Bag; seeds: Seeds }>(
    { newcomers: newcomersFold, bag, seeds },
    PAID_MEASURES,
  ),
  openNewcomerBox,
);
const BEGUN: readonly AnyEvent[] = [committedFor(secrets, ANNA)(1), seedSet('Nanshan7')];
const claimed = (box: 'newcomer-free' | 'newcomer-topup') =>
  NewcomerBoxClaimed.of({ box, of: 'box-one', rulesHash: TERMS.hash });
const FREE = { boxId: 'newcomer-free' } as const;
const TOP_UP = { boxId: 'newcomer-topup' } as const;

describe('open-newcomer-box', () => {
  it('opens the free box for nothing, into the bag as a welfare box', () => {
    const { events, reply, state } = given(...BEGUN).when(FREE, CONTEXT);
    expect(events.map(({ type }) => type)).toEqual(['NewcomerBoxClaimed', 'BoxOpened', 'ItemsGranted']);
    expect(events[0]).toEqual(claimed('newcomer-free'));
    expect(reply).toMatchObject({ box: 'newcomer-free', open: { paidBy: 'task', boxId: 'box-one' } });
    expect(state.newcomers.status).toBe(1);
    expect(state.bag.held).toBe(1);
  });

  it('opens the box of the first top-up at 3 or 4, once', () => {
    const paidFor = [...BEGUN, claimed('newcomer-free'), paid(30)];
    expect(given(...paidFor).when(TOP_UP, CONTEXT).decision).toMatchObject({
      rejection: { code: 'newcomer-status', status: 1 },
    });
    const opened = given(...paidFor, NewcomerMoved.of({ status: 2, roomId: null })).when(TOP_UP, CONTEXT);
    expect(opened.state.newcomers).toMatchObject({ status: 4, topUpBox: true });
    expect(given(...paidFor, claimed('newcomer-topup')).when(TOP_UP, CONTEXT).decision).toMatchObject({
      rejection: { code: 'newcomer-claimed' },
    });
  });

  it.each([
    ['after the window', FREE, { time: ENDS_AT }, 'newcomer-over'],
    ['where none was offered', FREE, { terms: undefined }, 'newcomer-over'],
    ['by a second account of the device (attack 12)', FREE, { ownDevice: false }, 'newcomer-device'],
    ['without a top-up', TOP_UP, {}, 'newcomer-unpaid'],
    ['while the box is not on sale', FREE, { onSale: () => undefined }, 'newcomer-box-gone'],
  ] as const)('is refused %s', (_what, input, change, code) => {
    expect(given(...BEGUN).when(input, { ...CONTEXT, ...change }).decision).toMatchObject({
      kind: 'rejected',
      rejection: { code },
    });
  });
});
