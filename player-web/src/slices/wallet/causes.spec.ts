import { expect, it } from 'vitest';
import { registerSlices } from '../../shell/app/slices';
import * as slices from '../index';
import { causeOf } from './causes';

registerSlices(Object.values(slices));

const pageOf = (kind: string) => {
  const link = causeOf({ kind });
  return link !== undefined && 'to' in link ? link.to : link?.dialog;
};

it.each([
  ['battle-stake', '/user/battle/record'],
  ['battle-settle', '/user/battle/record'],
  ['battle-release', '/user/battle/record'],
  ['wish-stake', '/user/wish/record'],
  ['wish-settle', '/user/wish/record'],
  ['wish-release', '/user/wish/record'],
  ['luckycard-stake', '/user/luckycenter'],
  ['luckycard-settle', '/user/luckycenter'],
  ['luckycard-release', '/user/luckycenter'],
  ['red-packets', '/page/rain'],
  ['rank-prize', '/upgrade/rank'],
  ['replace-left-over', '/user/replace/record'],
  ['box-open', 'records'],
  ['item-sale', '/user/drop/record'],
])('a row of %s leads to %s', (kind, page) => expect(pageOf(kind)).toBe(page));

it('a row that no page explains leads nowhere', () => {
  expect(pageOf('demo-grant')).toBeUndefined();
});
