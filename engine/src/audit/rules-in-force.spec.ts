import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { rulesHashOf, sha256Hex } from '../fairness/index.ts';
import { canonicalJson, closed, defineRules } from '../kernel/index.ts';
import { shopOf } from '../shop/index.ts';
import { sliceOf } from '../../../test/samples/engine/slice.ts';
import { SampleDesk } from '../../../test/samples/engine/desk.ts';

const fees = defineRules('fees', closed({ fee: Type.Integer({ minimum: 0 }) }), { fee: 5 });
const taxes = defineRules('taxes', closed({ fee: Type.Integer() }), { fee: 5 });
const shop = shopOf({ dice: sliceOf('dice', { rules: [fees, taxes] }) });

const FIVE = { fee: 5 };
const SIX = { fee: 6 };
const hashOf = (content: unknown) => rulesHashOf('fees', content);
const NOTICE = 60_000;

/** Returns books in which the first rules are in force from 1,000 on. */
function published() {
  const sample = new SampleDesk(shop);
  const { rules } = sample.at({ stream: 'rules-fees', version: 1, time: 1_000 });
  expect(rules.publish('fees', 1, 1_000, hashOf(FIVE), FIVE)).toBeUndefined();
  const second = (
    from: number,
    change: { version?: number; hash?: string; content?: unknown; name?: string } = {},
  ) => {
    const { name = 'fees', version = 2, hash = hashOf(SIX), content = SIX } = change;
    return rules.publish(name, version, from, hash, content);
  };
  const feeAt = (time: number) => {
    sample.at({ stream: 'player-anna0000', time });
    return rules.inForce(fees)?.content.fee;
  };
  return { sample, rules, second, feeAt };
}

describe('rules in force', () => {
  it('are the latest version that is due', () => {
    const { second, feeAt } = published();
    expect(second(1_000_000)).toBeUndefined();

    const times = [999, 1_000, 999_999, 1_000_000, 2_000_000];
    expect(times.map(feeAt)).toEqual([undefined, 5, 5, 6, 6]);
  });

  it('are identified by the hash of their name and content', () => {
    const { rules } = published();

    expect(rules.inForce(fees)).toEqual({ hash: hashOf(FIVE), content: FIVE });
    expect(hashOf(FIVE)).toBe(sha256Hex(canonicalJson({ scheme: 'v1', rules: 'fees', content: FIVE })));
  });

  it('are undefined for another name or another shape', () => {
    const { rules } = published();
    const strict = defineRules('fees', closed({ fee: Type.Integer({ minimum: 6 }) }), SIX);

    expect(rules.inForce(taxes)).toBeUndefined();
    expect(rules.inForce(strict)).toBeUndefined();
  });
});

describe('the first rules', () => {
  it.each([999, 1_001])('take effect at once, not from %i', (from) => {
    const sample = new SampleDesk(shop);
    const { rules } = sample.at({ stream: 'rules-fees', version: 1, time: 1_000 });

    expect(rules.publish('fees', 1, from, hashOf(FIVE), FIVE)).toEqual({
      rule: 'notice',
      expected: '1000',
      found: String(from),
    });
  });
});

describe('later rules', () => {
  it('take effect after a notice of a minute', () => {
    expect(published().second(1_000 + NOTICE)).toBeUndefined();
    expect(published().second(1_000 + NOTICE - 1)).toEqual({
      rule: 'notice',
      expected: `from ${1_000 + NOTICE} at the earliest`,
      found: String(1_000 + NOTICE - 1),
    });
  });

  it('do not take effect before earlier ones that wait', () => {
    const { second, rules } = published();
    second(5_000_000);

    expect(rules.publish('fees', 3, 4_999_999, hashOf(FIVE), FIVE)).toMatchObject({ rule: 'notice' });
  });

  it.each([
    ['another version', { version: 3 }, 'version 2', 'version 3'],
    ['the version before', { version: 1 }, 'version 2', 'version 1'],
    ['the hash of other content', { hash: hashOf(FIVE) }, hashOf(SIX), hashOf(FIVE)],
    ['a name that nobody declares', { name: 'fines' }, 'rules that a slice declares', 'fines'],
    ['content that does not fit', { content: { fee: -1 } }, 'rules that a slice declares', 'fees'],
    ["another name than the stream's", { name: 'taxes', version: 1 }, 'fees', 'taxes'],
  ])('are refused with %s', (_what, change, expected, found) => {
    expect(published().second(1_000 + NOTICE, change)).toEqual({ rule: 'rules', expected, found });
  });
});
