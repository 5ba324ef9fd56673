import { expect, it } from 'vitest';
import { reelsOf } from './reels';
import { sampleBox as box } from './sample-box';

/** Returns how the strip of an opening lands. */
const landing = (skinId: string, price: number) =>
  reelsOf({ box }, { opens: [{ resultHash: 'ab'.repeat(32), skinId, price }] }).map(({ light }) => light);

it('lands rare items with a seal, and the others lit if they are worth the price', () => {
  expect(landing('kiln-change', 0.1)).toEqual(['rare']);
  expect(landing('moon-white', box.price)).toEqual(['lit']);
  expect(landing('moon-white', box.price - 0.1)).toEqual(['unlit']);
});
