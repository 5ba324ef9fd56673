import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { offered } from '../shell/app/gates';
import { useIconMenu, useWordMenu } from '../shell/app/menus';
import { panelsIn } from '../shell/app/news';
import type { IconMenu, PanelTab, WordMenu } from '../shell/app/slice';
import { registerSlices } from '../shell/app/slices';
import { session } from '../shell/session';
import { itemActions } from './bag/item-actions';
import * as slices from './index';
import { recordPages } from './records/record-pages';

registerSlices(Object.values(slices));

afterEach(() => {
  cleanup();
  session.token = undefined;
  offered.off = [];
});

/** Leaves out entries that are not listed here: a new slice stands wherever it says. */
const known = (found: readonly string[], order: readonly string[]) =>
  found.filter((one) => order.includes(one));
const english = (list: readonly { readonly label: { readonly EN: string } }[]) =>
  list.map(({ label }) => label.EN);
const words = (menu: WordMenu) => english(renderHook(() => useWordMenu(menu)).result.current);
const icons = (menu: IconMenu) => english(renderHook(() => useIconMenu(menu)).result.current);

describe('a menu of words', () => {
  it.each<[WordMenu, string[]]>([
    ['header', ['Boxes', 'Upgrade', 'Roll', 'Store', 'Replace', 'Account']],
    ['footer-duty', ['Set limits, take a break, or exclude yourself']],
    [
      'footer-play',
      ['Hash boxes', 'Classic boxes', 'Upgrade', 'Roll rooms', 'Replace skins', 'Store', 'Activity centre'],
    ],
    [
      'footer-fair',
      ['How to verify', 'Recompute by hand', 'SHA-256 and hex converter', 'Where all gems are', 'Changes'],
    ],
  ])('has its order: %s', (menu, order) => {
    session.token = 'a-token';
    expect(known(words(menu), order)).toEqual(order);
  });

  it('leaves out what is for players when a visitor looks', () => {
    expect(words('header')).toEqual(expect.arrayContaining(['Boxes', 'Upgrade', 'Roll', 'Store', 'Replace']));
    expect(words('header')).not.toContain('Account');
  });

  it('leaves out what the shop does not offer', () => {
    offered.off = ['mall', 'upgrades'];
    expect(words('header')).not.toContain('Store');
    expect(words('header')).not.toContain('Upgrade');
    expect(words('header')).toContain('Replace');
    expect(words('footer-play')).not.toContain('Store');
  });
});

describe('the account menu', () => {
  it('lists nothing that the shop has switched off, and no change of number without codes by SMS', () => {
    session.token = 'a-token';
    const closed = ['Get gems', 'Top-ups', 'Change number'];
    expect(icons('account')).toEqual(expect.arrayContaining(closed));
    offered.off = ['codes', 'payments'];
    const left = icons('account');
    expect(left.filter((label) => closed.includes(label))).toEqual([]);
    expect(left).toContain('Sessions');
  });
});

describe('a menu of icons', () => {
  it.each<[IconMenu, string[]]>([
    ['side', ['Sign in', 'Welfare', 'News', 'Bag']],
    ['tabs', ['Home', 'Boxes', 'Upgrade', 'Fairness', 'Bag', 'Account']],
    [
      'account',
      [
        'My bag',
        'VIP',
        'My openings',
        'My records',
        'My upgrades',
        'Gem history',
        'Retrievals',
        'Replacements',
        'My seeds',
        'Get gems',
        'My numbers',
        'Top-ups',
        'Roll record',
        'Purchases',
        'Prop history',
        'Account settings',
        'Limits',
        'Change number',
        'Sessions',
      ],
    ],
    [
      'shortcuts',
      [
        'Hash boxes',
        'Classic',
        'Upgrade',
        'Roll rooms',
        'Replace skins',
        'Store',
        'Sign in',
        'Welfare',
        'Bag',
        'Fairness',
      ],
    ],
  ])('has its order: %s', (menu, order) => {
    session.token = 'a-token';
    expect(known(icons(menu), order)).toEqual(order);
  });

  it('leaves out what is for players when a visitor looks', () => {
    expect(icons('side')).toEqual(expect.arrayContaining(['Welfare', 'News', 'Bag']));
    expect(icons('side')).not.toContain('Sign in');
  });
});

describe('the welfare dialog', () => {
  it.each<[PanelTab, string[]]>([
    ['roll', ['Official', 'Streamers']],
    ['tasks', ['Daily', 'Weekly', 'Monthly', 'Weekly welfare']],
    ['activity', ['Upgrade rank', 'Open-box rank', 'Rules']],
    ['content', ['News']],
  ])('has the panels of a tab in their order: %s', (tab, order) => {
    expect(known(english(panelsIn(tab)), order)).toEqual(order);
  });
});

describe('the bag', () => {
  it('offers the actions with chosen items in their order', () => {
    const order = ['Retrieve', 'Exchange', 'Upgrade'];
    expect(known(english(itemActions()), order)).toEqual(order);
  });
});

describe('the page of all records', () => {
  it('lists the records in their order, each with its icon', () => {
    const order = [
      '/user/mbox/record box',
      '/user/upgrade/record up',
      '/user/replace/record swap',
      '/user/roll/record gift',
      '/user/retrieve/record external',
      '/user/exchange/record store',
      '/user/props/record gift',
      '/user/drop/record bag',
      '/user/assets/record trend',
      '/user/recharge/record plus',
    ];
    const found = recordPages().map(({ route, icon }) => `${route.path} ${icon}`);
    expect(known(found, order)).toEqual(order);
  });
});
