import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { closed, codecOf, defineEvent } from '../kernel/index.ts';
import { EDITION } from '../slices/editions/index.ts';
import { shopOf } from '../shop/index.ts';
import { auditEdition } from './editions.ts';
import { SampleDesk } from '../../../test/samples/engine/desk.ts';

const Changed = defineEvent('Changed', closed({ a: Type.Integer() }), {
  former: [
    { schema: closed({}), until: 2, lift: () => ({}) },
    { schema: closed({ b: Type.Integer() }), until: 5, lift: () => ({ a: 1 }) },
  ],
});
const Lasting = defineEvent('Lasting', closed({}));
const codec = codecOf([Changed, Lasting]);
const EDITIONS = [1, 2, 3, 4, 5, 6, 100];

describe('an edition', () => {
  it.each([
    [1, [1]],
    [2, [2, 3, 4]],
    [3, [5, 6, 100]],
  ])('that writes version %i is one of %j, none before and none after', (v, editions) => {
    const writing = EDITIONS.filter(
      (edition) => auditEdition(codec, { type: 'Changed', v }, edition) === undefined,
    );

    expect(writing).toEqual(editions);
  });

  it('is reported with the version that it does not write', () => {
    expect(auditEdition(codec, { type: 'Changed', v: 1 }, 2)).toEqual({
      rule: 'edition',
      expected: 'a version of Changed that edition 2 writes',
      found: 'v1',
    });
  });

  it('writes types that never changed, and ignores unknown types', () => {
    expect(EDITIONS.map((edition) => auditEdition(codec, { type: 'Lasting', v: 1 }, edition))).toEqual(
      EDITIONS.map(() => undefined),
    );
    expect(auditEdition(codec, { type: 'Unknown', v: 9 }, 1)).toBeUndefined();
  });

  it('is one that the auditor knows', () => {
    expect(new SampleDesk(shopOf({})).desk.editions.open(EDITION + 1)).toMatchObject({ rule: 'edition' });
  });

  it('comes after a lower one', () => {
    const { desk } = new SampleDesk(shopOf({}));
    expect(desk.edition).toBe(1);
    expect(desk.editions.open(2)).toBeUndefined();
    expect(desk.editions.open(EDITION)).toBeUndefined();
    expect(desk.edition).toBe(EDITION);

    const expected = `an edition after ${EDITION}`;
    expect(desk.editions.open(EDITION)).toEqual({ rule: 'edition', expected, found: String(EDITION) });
    expect(new SampleDesk(shopOf({})).desk.editions.open(1)).toMatchObject({ rule: 'edition' });
  });
});
