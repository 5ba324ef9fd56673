import { expect, it } from 'vitest';
import { registerSlices } from '../shell/app/slices';
import { meansOf } from '../shell/play/refusals';
import * as slices from './index';

registerSlices(Object.values(slices));

it.each([
  [630, { kind: 'refresh' }],
  [810, { kind: 'limits', to: '/user/limits' }],
  [812, { kind: 'bind', to: '/user/account' }],
  [815, { kind: 'check', dialog: 'realityCheck' }],
  [818, { kind: 'limits', to: '/user/limits' }],
  [5512, { kind: 'platform' }],
  [6002, { kind: 'gems', to: '/page/assets?openType=gems' }],
  [6004, { kind: 'boxes', to: '/case/hash' }],
  [6005, { kind: 'bind', to: '/user/account' }],
  [9999, { kind: 'gotIt' }],
])('a refusal with code %i has its way out', (errCode, means) => {
  expect(meansOf(errCode)).toMatchObject(means);
});

it('no code has two ways out', () => {
  const codes = Object.values(slices).flatMap(({ refusals = [] }) => refusals.flatMap((way) => way.codes));
  expect(new Set(codes).size).toBe(codes.length);
});
