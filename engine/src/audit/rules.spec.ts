import { describe, expect, it } from 'vitest';
import * as slices from '../slices/index.ts';
import { auditOf, sliceOf } from '../../../test/samples/engine/slice.ts';
import { rulesOf } from './rules.ts';

const ruling = (name: string, rule: string) =>
  sliceOf(name, { audit: auditOf({ rules: { [rule]: 'a sentence' } }) });

describe('the rules of a shop', () => {
  it("are the frame's and those of its slices", () => {
    expect(Object.keys(rulesOf([]))).toContain('overdue');
    expect(rulesOf([ruling('dice', 'eyes')])).toEqual({ ...rulesOf([]), eyes: 'a sentence' });
  });

  it('are sentences, all different', () => {
    const sentences = Object.values(rulesOf(Object.values(slices)));

    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/^[a-z].{20,}[^.]$/.test(sentence))).toEqual([]);
  });

  it('have different names', () => {
    expect(() => rulesOf([ruling('dice', 'eyes'), ruling('poker', 'eyes')])).toThrow(
      'two rules are called eyes',
    );
    expect(() => rulesOf([ruling('dice', 'overdue')])).toThrow('two rules are called overdue');
  });
});
