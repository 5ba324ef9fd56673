import { expect, it } from 'vitest';
import { InvariantBroken, invariant } from './invariant.ts';

it('accepts a rule that holds, and reports one that is broken', () => {
  expect(() => invariant(true, 'all is well')).not.toThrow();
  expect(() => invariant(false, 'two is one')).toThrow(new InvariantBroken('broken invariant: two is one'));
});
