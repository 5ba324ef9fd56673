import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WalletPosted } from '../wallet/index.ts';
import { claimVipBonus } from './claim-vip-bonus.ts';
import { VIP_TABLE, VipBonusClaimed } from './events.ts';
import { AT, bought, chargedBack, context, fold, gems } from '../../../../test/vip/sample-vip.ts';

const { given } = specify(fold, claimVipBonus);
const { hash } = context().table;
const claimed = (level: number, amount: number) => VipBonusClaimed.of({ level, amount, tableHash: hash });

describe('a VIP bonus', () => {
  it('is paid once its level is reached', () => {
    const { events, reply } = given(bought(10)).when({ level: 1 }, context());

    expect(events).toEqual([
      claimed(1, gems(0.1)),
      WalletPosted.of({
        reason: 'vip-bonus',
        postings: [{ from: 'mint', to: 'player', amount: gems(0.1) }],
        balance: gems(0.1),
        cause: AT,
      }),
    ]);
    expect(reply).toEqual({ level: 1, amount: gems(0.1), balance: gems(0.1) });
  });

  it.each([
    ['of level 0', [bought(10)], { level: 0 }, { code: 'vip-level-unknown', max: 10 }],
    ['above the highest level', [bought(10)], { level: 11 }, { code: 'vip-level-unknown', max: 10 }],
    ['of half a level', [bought(10)], { level: 0.5 }, { code: 'vip-level-unknown', max: 10 }],
    [
      'of a table that counts no more',
      [bought(10)],
      { level: 1, tableHash: 'old' },
      { code: 'vip-table-changed', tableHash: hash },
    ],
    ['claimed before', [bought(10), claimed(1, 1)], { level: 1 }, { code: 'vip-claimed', claimed: 1 }],
    ['not reached, by a unit', [bought(9.9999)], { level: 1 }, { code: 'vip-not-reached', level: 0 }],
    ['before that of a lower level', [bought(50)], { level: 2 }, { code: 'vip-out-of-order', next: 1 }],
    [
      // Attack 17: the bonus of a top-up that was charged back.
      'of a level whose top-up was charged back',
      [bought(50), chargedBack(41)],
      { level: 1 },
      { code: 'vip-not-reached', level: 0 },
    ],
    [
      'of a level that was claimed, charged back, and reached again',
      [bought(10), claimed(1, 1), chargedBack(10), bought(10)],
      { level: 1 },
      { code: 'vip-claimed', claimed: 1 },
    ],
  ])('is refused %s', (_what, history, input, rejection) => {
    expect(given(...history).when(input, context()).decision).toEqual({ kind: 'rejected', rejection });
  });

  it('is skipped for a level without one', () => {
    const levels = VIP_TABLE.first.levels.map((one) => (one.level === 1 ? { ...one, vipAmount: null } : one));
    const table = context({ levels });

    expect(given(bought(50)).when({ level: 1 }, table).decision).toMatchObject({
      rejection: { code: 'vip-no-bonus' },
    });
    expect(given(bought(50)).when({ level: 2 }, table).reply).toMatchObject({ level: 2, amount: gems(0.5) });
  });

  it('is paid at most once a level, and in total less than 2 % of the gems bought', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('buy' as const), gems: fc.constantFrom(10, 50, 200, 300_000) }),
      fc.record({ do: fc.constant('back' as const), share: fc.constantFrom(0.3, 1) }),
      fc.record({ do: fc.constant('claim' as const), level: fc.integer({ min: 0, max: 4 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const history: AnyEvent[] = [];
        const levels: number[] = [];
        let [paidIn, left, paidOut] = [0, 0, 0];
        for (const one of steps) {
          if (one.do === 'buy') {
            paidIn += one.gems;
            left += one.gems;
            history.push(bought(one.gems));
          } else if (one.do === 'back') {
            const back = Math.floor(left * one.share);
            left -= back;
            if (back > 0) history.push(chargedBack(back));
          } else {
            const { events } = given(...history).when({ level: one.level }, context());
            history.push(...events);
            for (const { data } of events.filter(VipBonusClaimed.is)) {
              levels.push(data.level);
              paidOut += data.amount;
            }
          }
        }
        expect(levels).toEqual(levels.map((_level, n) => n + 1));
        expect(paidOut).toBeLessThanOrEqual(gems(paidIn) * 0.02);
      }),
    );
  });
});
