import { asNumber, rtpOf } from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { publishedRtpOf } from './returns.ts';

const HALF = TICKETS / 2;
/** Returns value for price, half of the time. */
const version = (price: number, value: number) => ({
  price,
  rtp: rtpOf({ price, items: [{ skinId: 'a', value, startTicket: 0, endTicket: HALF }] }),
});

describe('the published return of opens', () => {
  it('of one version is the number that the version shows, however many there are', () => {
    for (const { price, rtp } of [version(77, 139), version(19_000, 34_567), version(101, 7)])
      for (let opens = 1; opens <= 300; opens += 7)
        expect(publishedRtpOf([{ rtp, staked: opens * price }])).toBe(asNumber(rtp));
  });

  it('of several is weighted by what was paid', () => {
    const cheap = version(100, 180);
    const dear = version(900, 900);
    const opens = [
      { rtp: cheap.rtp, staked: 100 },
      { rtp: dear.rtp, staked: 900 },
    ];

    expect(publishedRtpOf(opens)).toBe(0.54);
  });

  it('of none is none', () => {
    expect(publishedRtpOf([])).toBeNull();
  });
});
