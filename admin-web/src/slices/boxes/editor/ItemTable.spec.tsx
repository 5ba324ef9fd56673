import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskSkin } from '../../catalogue/calls';
import { switchLocale } from '../../../shell/i18n/locale';
import { type BoxDraft, emptyDraft } from './draft';
import { ItemTable } from './ItemTable';

switchLocale('en');
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });
const skin = (skinId: string): DeskSkin => ({
  skinId,
  name: inAll(`Skin ${skinId}`),
  image: '/a',
  rarity: 'rare',
  category: 'rifle',
  exterior: null,
  price: 10_000,
  lowest: 10_000,
});
const skins = new Map(['a', 'b', 'c'].map((id) => [id, skin(id)]));
const draft: BoxDraft = {
  ...emptyDraft('first', 1),
  hero: 'a',
  items: [...skins.keys()].map((skinId) => ({ skinId, odds: '1' })),
};

describe('the items of a box', () => {
  let place: HTMLDivElement;
  let root: ReturnType<typeof createRoot>;
  let changed: BoxDraft | undefined;
  beforeEach(() => {
    changed = undefined;
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
    act(() =>
      root.render(
        <ItemTable
          draft={draft}
          odds={['1', '1', '1']}
          report={undefined}
          skins={skins}
          onChange={(next) => {
            changed = next;
          }}
        />,
      ),
    );
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  const named = (label: string): Element => {
    const found = place.querySelector(`[aria-label="${label}"]`);
    if (found === null) throw new Error(`nothing is called ${label}`);
    return found;
  };
  const press = (label: string, key: string) =>
    act(() => void named(label).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

  it.each([
    ['b', 'ArrowUp', ['b', 'a', 'c']],
    ['b', 'ArrowDown', ['a', 'c', 'b']],
    ['c', 'Home', ['c', 'a', 'b']],
    ['a', 'End', ['b', 'c', 'a']],
  ])('moves %s with %s, and announces its place', (id, key, order) => {
    press(`Move Skin ${id}: arrow keys`, key);
    expect(changed?.items.map(({ skinId }) => skinId)).toEqual(order);
    expect(place.querySelector('[role=status]')?.textContent).toBe(
      `Skin ${id} is at place ${order.indexOf(id) + 1}`,
    );
  });

  it('removes an item, and marks the one that takes the rest', () => {
    act(() => void named('Remove Skin b').dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(changed?.items.map(({ skinId }) => skinId)).toEqual(['a', 'c']);
    act(() => void named('Skin c takes the rest').dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(changed?.rest).toBe('c');
  });
});
