import { expect, it } from 'vitest';
import { specify } from '../../kernel/specification.ts';
import { foldOf } from '../../kernel/index.ts';
import { SamplePaid } from './events.ts';
import { samplePay } from './sample-pay.ts';

it('buys gems', () => {
  const { events, reply } = specify(foldOf({}, []), samplePay).given().when({ amount: 7 }, undefined);
  expect(events).toEqual([SamplePaid.of({ amount: 7 })]);
  expect(reply).toEqual({ amount: 7 });
});
