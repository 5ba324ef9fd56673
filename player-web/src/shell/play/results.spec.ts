import { describe, expect, it } from 'vitest';
import { results, withholdResults } from './results';

describe('withholding results', () => {
  it('lasts until the last result shows, and counts each end once', () => {
    const first = withholdResults();
    const second = withholdResults();
    first();
    first();
    expect(results.held).toBe(1);
    second();
    expect(results.held).toBe(0);
  });
});
