import { describe, expect, it } from 'vitest';
import { shopOf } from '../shop/index.ts';
import { SampleDesk } from '../../../test/samples/engine/desk.ts';

const item = (n: number, value = 5_000) => ({ itemId: `anna0000-${n}`, skinId: 'plain', value });
const itemsOf = () => new SampleDesk(shopOf({})).desk.items;

describe('items', () => {
  it('are numbered across commands, separately for each player', () => {
    const sample = new SampleDesk(shopOf({}));
    const { items } = sample.desk;
    expect(items.nextId()).toBe('anna0000-1');
    items.due(1, item(1));
    expect(items.nextId()).toBe('anna0000-2');
    items.due(1, item(2));
    expect(items.grant(1, [item(1), item(2)])).toBeUndefined();
    expect(items.endCommand()).toBeUndefined();

    sample.at({ stream: 'player-ben00000' });
    expect(items.nextId()).toBe('ben00000-1');
    sample.at({ stream: 'player-anna0000' });
    expect(items.nextId()).toBe('anna0000-3');
  });

  it('must be granted by the end of the command', () => {
    const items = itemsOf();
    items.due(1, item(1));

    expect(items.endCommand()).toEqual({ rule: 'grant', expected: '1 items', found: 'none' });
    expect(items.endCommand()).toBeUndefined();
  });

  it.each([
    ['nothing', 1, [], '1 items', '0 items'],
    ['more', 1, [item(1), item(2)], '1 items', '2 items'],
    ['another item', 1, [item(2)], 'anna0000-1 plain at 5000', 'anna0000-2 plain at 5000'],
    [
      'another skin',
      1,
      [{ ...item(1), skinId: 'rare' }],
      'anna0000-1 plain at 5000',
      'anna0000-1 rare at 5000',
    ],
    ['another value', 1, [item(1, 5_001)], 'anna0000-1 plain at 5000', 'anna0000-1 plain at 5001'],
    ['another source', 3, [item(1)], 'source 1', 'source 3'],
  ])('must be those that are due: refuses %s', (_what, source, granted, expected, found) => {
    const items = itemsOf();
    items.due(1, item(1));

    expect(items.grant(source, granted)).toEqual({ rule: 'grant', expected, found });
  });

  it('are not granted if none is due, nor twice', () => {
    expect(itemsOf().grant(0, [item(1)])).toMatchObject({ rule: 'grant', expected: '0 items' });
    const items = itemsOf();
    items.due(1, item(1));
    items.grant(1, [item(1)]);
    expect(items.grant(1, [item(1)])).toMatchObject({ rule: 'grant' });
  });
});
