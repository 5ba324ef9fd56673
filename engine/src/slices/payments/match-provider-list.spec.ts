import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ProviderListMatched } from './events.ts';
import { matchProviderList, provider } from './match-provider-list.ts';

const { given } = specify(provider, matchProviderList);
const LIST = { epoch: 2, payments: 3, unknown: 1 };

it('records that the list was matched in the open epoch', () => {
  const { decision, state } = given().when(LIST, { epoch: 2 });
  expect(decision).toEqual(accepted(ProviderListMatched.of(LIST)));
  expect(state.matched).toBe(2);
});

it('refuses a list of an earlier epoch', () => {
  expect(given().when(LIST, { epoch: 3 }).decision).toEqual(rejected({ code: 'other-epoch', epoch: 3 }));
});

it('writes nothing if repeated', () => {
  expect(given(ProviderListMatched.of(LIST)).when(LIST, { epoch: 2 }).decision).toEqual(accepted());
});
