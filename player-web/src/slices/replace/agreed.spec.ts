import { describe, expect, it } from 'vitest';
import { isAsSent } from './agreed';

const SENT = { key: 'k', itemIds: ['a-1', 'a-2'], skinIds: ['fine', 'fine'], quote: 'f'.repeat(64) };
const TOLD = {
  given: [{ itemId: 'a-1' }, { itemId: 'a-2' }],
  taken: [{ skinId: 'fine' }, { skinId: 'fine' }],
  quote: SENT.quote,
};

describe('the order', () => {
  it('matches an answer with the same content', () => {
    expect(isAsSent(SENT, TOLD)).toBe(true);
  });

  it.each([
    ['another item', { given: [{ itemId: 'a-1' }, { itemId: 'a-3' }] }],
    ['an item less', { given: [{ itemId: 'a-1' }] }],
    ['another skin', { taken: [{ skinId: 'fine' }, { skinId: 'plain' }] }],
    ['a skin more', { taken: [...TOLD.taken, { skinId: 'plain' }] }],
    ['another quote', { quote: 'e'.repeat(64) }],
  ])('does not match an answer with %s', (_what, change) => {
    expect(isAsSent(SENT, { ...TOLD, ...change })).toBe(false);
  });
});
