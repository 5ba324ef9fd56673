import { describe, expect, it } from 'vitest';
import * as slices from './';
import { MENU } from '../shell/app/collected';
import type { AnySlice } from '../shell/socket/slice';

const all: readonly AnySlice[] = Object.values(slices);
const panels = all.flatMap(({ panels }) => panels).toSorted((a, b) => a.place - b.place);

it('the menu has its order', () => {
  expect(MENU.map(({ names }) => names.en)).toEqual([
    'Overview',
    'Changes',
    'Settings',
    'Boxes',
    'Upgrades',
    'Upgrade targets',
    'Skins',
    'Roll rooms',
    'Help into rooms',
    'Players',
    'Pending credits',
    'Adjustments',
    'Top-ups',
    'VIP bonuses',
    'Weekly welfare',
    'Self-exclusions',
    'Sign-ins',
    'Store purchases',
    'Props',
    'Task boxes',
    'Reconciliation',
    'Top-up figures',
    'Replacements',
    'Retrievals',
    'Delivery differences',
    'Operators',
    'Appointments',
    'Audit trail',
  ]);
});

describe('a page', () => {
  it.each([
    ['overview-figures', ['Players', 'Connections', 'Opens']],
    ['overview', ['Returns']],
    ['overview-side', ['Games']],
    ['skin', ['Prices', 'SkinOdds']],
    [
      'player',
      [
        'Standing',
        'Vip',
        'Week',
        'Limits',
        'SignIn',
        'Tasks',
        'Adjust',
        'Person',
        'Moment',
        'Chains',
        'Bag',
        'Props',
        'Player',
        'Replacements',
        'Notes',
        'Sessions',
        'Timeline',
      ],
    ],
  ])('has its panels in their order: %s', (slot, order) => {
    const own = panels.filter((panel) => panel.slot.name === slot);
    expect(own.map(({ panel }) => /(\w+)(Panel|Figure)\b/.exec(String(panel))?.[1])).toEqual(order);
  });
});
