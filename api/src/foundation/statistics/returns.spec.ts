import { asNumber, rtpOf } from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { publishedRtpOf } from './returns.ts';

const HALF = TICKETS / 2;
/** A version that returns `value` for `price` half of the time. */
const version = (price: number, value: number) => ({
  price,
  rtp: rtpOf({ price, items: [{ skinId: 'a', value, startTicket: 0, endTicket: HALF }] }),
});

describe('publishedRtpOf', () => {
  it('for one version is the number that the version shows, for any number of opens', () => {
    for (const { price, rtp } of [version(77, 139), version(19_000, 34_567), version(101, 7)])
      for (let opens = 1; opens <= 300; opens += 7)
        expect(publishedRtpOf([{ rtp, staked: opens * price }])).toBe(asNumber(rtp));
  });

  it('for several versions is weighted by the stakes', () => {
    const cheap = version(100, 180);
    const dear = version(900, 900);
    const opens = [
      { rtp: cheap.rtp, staked: 100 },
      { rtp: dear.rtp, staked: 900 },
    ];

    expect(publishedRtpOf(opens)).toBe(0.54);
  });

  it('is null without opens', () => {
    expect(publishedRtpOf([])).toBeNull();
  });
});
