import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

it('begins the conversation once', () => {
  const { given } = specify(withdrawal, createWithdrawal);
  expect(given().when(created().data, undefined).decision).toEqual(accepted(created()));
  expect(given(created()).when(created().data, undefined).decision).toEqual(accepted());
});
