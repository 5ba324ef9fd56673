import { afterEach, expect, it } from 'vitest';
import { operatorStore } from './operator-store';

afterEach(() => localStorage.clear());

const SAVED = [{ label: 'Whales', value: { filter: { q: 'a' } } }];

it('keeps only saved filters after a logout', () => {
  const store = operatorStore('ada');
  store.setItem('players.savedQueries', SAVED);
  store.setItem('sidebar.open', false);
  store.reset();
  expect(operatorStore('ada').getItem('players.savedQueries')).toEqual(SAVED);
  expect(store.getItem('sidebar.open')).toBeUndefined();
});

it('does not share saved filters with other operators in the same browser', () => {
  const [ada, adam] = [operatorStore('ada'), operatorStore('adam')];
  adam.setItem('players.savedQueries', SAVED);
  expect(ada.getItem('players.savedQueries')).toBeUndefined();
  ada.reset();
  expect(adam.getItem('players.savedQueries')).toEqual(SAVED);
});
