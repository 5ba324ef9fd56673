import { expect, it } from 'vitest';
import { registerSlices } from '../../shell/app/slices';
import * as slices from '../index';
import { recordPages } from './record-pages';
import { isSummed } from './summaries';

registerSlices(Object.values(slices));

it("lists the record pages of all slices in the product's order, and no other page", () => {
  const there = Object.values(slices)
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    // The specification names the record of lucky cards otherwise.
    .filter((path) => /^\/user\/(.+\/record|luckycenter)$/.test(path));
  const shown = recordPages().map(({ route }) => route.path);

  expect(shown.toSorted()).toEqual(there.toSorted());
  expect(shown[0]).toBe('/user/mbox/record');
  expect(shown.slice(-3)).toEqual(['/user/drop/record', '/user/assets/record', '/user/recharge/record']);
});

it('knows of each record how many rows it has and when the newest came', () => {
  expect(recordPages().flatMap(({ route }) => (isSummed(route.path) ? [] : [route.path]))).toEqual([]);
});
