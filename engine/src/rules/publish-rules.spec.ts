import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { rulesHashOf } from '../fairness/index.ts';
import { type AnyEvent, InvariantBroken, accepted, closed, defineRules, rejected } from '../kernel/index.ts';
import { foldAll, specify } from '../kernel/specification.ts';
import { RulesPublished } from './events.ts';
import { NOTICE_MS, type PublishRules, type PublishRulesContext, publishRules } from './publish-rules.ts';
import { rulesHistory, rulesInForce, rulesStream } from './state.ts';

const FIVE = { fee: 5 };
const SIX = { fee: 6 };
const SEVEN = { fee: 7 };
const rules = defineRules('fees', closed({ fee: Type.Integer({ minimum: 0 }) }), FIVE);
const NOW = 1_000_000;
const { given } = specify(rulesHistory, publishRules);

const published = (version: number, from: number, content: object) =>
  RulesPublished.of({ name: 'fees', version, from, hash: rulesHashOf('fees', content), content });
const FIRST = published(1, 1_000, FIVE);

const publish = (
  input: Partial<PublishRules>,
  history: readonly AnyEvent[] = [FIRST],
  context: Partial<PublishRulesContext> = {},
) =>
  given(...history).when(
    { name: 'fees', content: SIX, from: NOW + 2 * NOTICE_MS, ...input },
    { rules, time: NOW, at: 'rules-fees#2', ...context },
  );

describe('publish-rules', () => {
  it('publishes the first rules at once, whenever they were to count', () => {
    const { decision, reply } = publish({ content: FIVE, from: NOW + 500_000 }, []);

    expect(decision).toEqual(accepted(published(1, NOW, FIVE)));
    expect(reply).toEqual({ published: 1 });
  });

  it('publishes later ones as the next version, named by their hash, from the time that was asked for', () => {
    const { decision, state } = publish({});

    expect(decision).toEqual(accepted(published(2, NOW + 2 * NOTICE_MS, SIX)));
    expect(state.versions.map(({ content }) => content)).toEqual([FIVE, SIX]);
  });

  it.each([0, NOW, NOW + NOTICE_MS - 1])('gives notice of a minute where %i was asked for', (from) => {
    expect(publish({ from }).decision).toEqual(accepted(published(2, NOW + NOTICE_MS, SIX)));
  });

  it('publishes again what counted once and does no longer', () => {
    const history = [FIRST, published(2, 2_000, SIX)];

    expect(publish({ content: FIVE }, history).decision).toEqual(
      accepted(published(3, NOW + 2 * NOTICE_MS, FIVE)),
    );
  });

  it('stays quiet on repeat, also while the version waits', () => {
    const { decision, reply } = publish({}, [FIRST, published(2, NOW + 900_000, SIX)]);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ published: 0 });
  });
});

describe('publish-rules refuses', () => {
  const WAITING = [FIRST, published(2, NOW + 900_000, SEVEN)];
  const UNKNOWN = { rules: undefined };

  it('rules that no slice declares', () => {
    expect(publish({}, [FIRST], UNKNOWN).decision).toEqual(rejected({ code: 'unknown-rules', name: 'fees' }));
  });

  it('content that does not fit', () => {
    expect(publish({ content: { fee: -1 } }).decision).toEqual(
      rejected({ code: 'malformed-rules', name: 'fees' }),
    );
  });

  it('what would count before a version that waits', () => {
    expect(publish({}, WAITING).decision).toEqual(rejected({ code: 'rules-overtaken', from: NOW + 900_000 }));
    expect(publish({ from: NOW + 900_000 }, WAITING).decision.kind).toBe('accepted');
  });

  it('in the documented order', () => {
    const malformed = { content: { fee: -1 } };
    const codes = [
      publish(malformed, WAITING, UNKNOWN),
      publish(malformed, WAITING),
      publish({}, WAITING),
    ].map(({ decision }) => (decision.kind === 'rejected' ? decision.rejection.code : 'accepted'));

    expect(codes).toEqual(['unknown-rules', 'malformed-rules', 'rules-overtaken']);
  });
});

describe('the history of rules', () => {
  const history = foldAll(rulesHistory, [FIRST, published(2, 2_000, SIX)]);

  it('tells which version counts at a time', () => {
    const times = [999, 1_000, 1_999, 2_000, 9_000];

    expect(times.map((time) => rulesInForce(history, rules, time)?.content.fee)).toEqual([
      undefined,
      5,
      5,
      6,
      6,
    ]);
    expect(rulesInForce(history, rules, 2_000)?.hash).toBe(rulesHashOf('fees', SIX));
  });

  it('gives none of another shape', () => {
    const strict = defineRules('fees', closed({ fee: Type.Integer({ minimum: 7 }) }), SEVEN);

    expect(rulesInForce(history, strict, 9_000)).toBeUndefined();
  });

  it('throws when a version is left out', () => {
    expect(() => foldAll(rulesHistory, [FIRST, published(3, 2_000, SIX)])).toThrow(InvariantBroken);
  });

  it('stands in the stream of its name', () => {
    expect(rulesStream('dice-odds')).toBe('rules-dice-odds');
  });
});
