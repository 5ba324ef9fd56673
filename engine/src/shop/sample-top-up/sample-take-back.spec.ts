import { expect, it } from 'vitest';
import { specify } from '../../kernel/specification.ts';
import { foldOf } from '../../kernel/index.ts';
import { SampleTakenBack } from './events.ts';
import { sampleTakeBack } from './sample-take-back.ts';

it('takes gems back', () => {
  const { events, reply } = specify(foldOf({}, []), sampleTakeBack).given().when({ amount: 7 }, undefined);
  expect(events).toEqual([SampleTakenBack.of({ amount: 7 })]);
  expect(reply).toEqual({ amount: 7 });
});
