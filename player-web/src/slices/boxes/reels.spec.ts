import { expect, it } from 'vitest';
import { reelsOf } from './reels';
import { sampleBox as box } from './sample-box';

/** How the strip of an opening lands. */
const landing = (skinId: string, price: number) =>
  reelsOf({ box }, { opens: [{ resultHash: 'ab'.repeat(32), skinId, price }] }).map(({ light }) => light);

it('what is rare lands with a seal, whatever it is worth, and the rest with light where it is worth its price', () => {
  expect(landing('kiln-change', 0.1)).toEqual(['rare']);
  expect(landing('moon-white', box.price)).toEqual(['lit']);
  expect(landing('moon-white', box.price - 0.1)).toEqual(['unlit']);
});
