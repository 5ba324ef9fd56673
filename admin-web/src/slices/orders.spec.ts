import { describe, expect, it } from 'vitest';
import * as slices from './';
import { collect } from '../shell/app/collect';

const { menu, panels } = collect(Object.values(slices));

/** Ignores entries that are not listed here, so a new slice does not touch this file. */
const known = (names: readonly string[], order: readonly string[]) =>
  names.filter((name) => order.includes(name));

it('the menu has its order', () => {
  const order = [
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
  ];
  expect(
    known(
      menu.map(({ names }) => names.en),
      order,
    ),
  ).toEqual(order);
});

describe('a page', () => {
  it.each([
    ['overview-figures', ['accounts', 'live', 'boxes']],
    ['overview', ['boxes']],
    ['overview-side', ['stops']],
    ['skin', ['catalogue', 'boxes']],
    [
      'player',
      [
        'standing',
        'vip',
        'welfare',
        'limits',
        'signin',
        'tasks',
        'adjustments',
        'person',
        'moment',
        'seeds',
        'bag',
        'props',
        'upgrades',
        'replace',
        'notes',
        'sessions',
        'timeline',
      ],
    ],
  ])('has its panels in their order: %s', (slot, order) => {
    const own = panels.filter((panel) => panel.slot.name === slot).map(({ name }) => name);
    expect(known(own, order)).toEqual(order);
  });
});
