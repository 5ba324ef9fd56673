import { describe, expect, it } from 'vitest';
import { rulesHashOf } from '../../fairness/index.ts';
import {
  type AnyEvent,
  InvariantBroken,
  accepted,
  closed,
  defineRules,
  rejected,
} from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { Type } from 'typebox';
import { type PublishRulesContext, publishRules } from './publish-rules.ts';
import { FEES, FIVE, SEVEN, SIX, published } from '../../../../test/rules/sample-fees.ts';
import { rulesFold, rulesInForce, rulesStream } from './state.ts';

const NOW = 1_000_000;
const { given } = specify(rulesFold, publishRules);
const FIRST = published(1, 1_000, FIVE);

const publish = (
  content: unknown,
  history: readonly AnyEvent[] = [],
  context: Partial<PublishRulesContext> = {},
) =>
  given(...history).when(
    { name: 'fees', content },
    { rules: FEES, time: NOW, at: 'rules-fees#2', ...context },
  );

describe('publish-rules', () => {
  it('publishes the first rules, in force at once', () => {
    const { decision, reply, state } = publish(FIVE);

    expect(decision).toEqual(accepted(published(1, NOW, FIVE)));
    expect(reply).toEqual({ published: 1 });
    expect(rulesInForce(state.history, FEES, NOW)?.content).toEqual(FIVE);
  });

  it('writes nothing if repeated', () => {
    const { decision, reply } = publish(FIVE, [FIRST]);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ published: 0 });
  });

  it('refuses undeclared rules, malformed content, and later versions', () => {
    expect(publish(SIX, [], { rules: undefined }).decision).toEqual(
      rejected({ code: 'unknown-rules', name: 'fees' }),
    );
    expect(publish({ fee: -1 }, [FIRST]).decision).toEqual(
      rejected({ code: 'malformed-rules', name: 'fees' }),
    );
    expect(publish(SIX, [FIRST]).decision).toEqual(rejected({ code: 'needs-approval' }));
  });
});

describe('the history of rules', () => {
  const { history } = foldAll(rulesFold, [FIRST, published(2, 2_000, SIX)]);

  it('returns the version in force at a time', () => {
    const times = [999, 1_000, 1_999, 2_000, 9_000];
    expect(times.map((time) => rulesInForce(history, FEES, time)?.content.fee)).toEqual([
      undefined,
      5,
      5,
      6,
      6,
    ]);
    expect(rulesInForce(history, FEES, 2_000)?.hash).toBe(rulesHashOf('fees', SIX));
  });

  it('returns nothing if the content has another shape', () => {
    const strict = defineRules('fees', closed({ fee: Type.Integer({ minimum: 7 }) }), SEVEN);
    expect(rulesInForce(history, strict, 9_000)).toBeUndefined();
  });

  it('throws if a version is missing', () => {
    expect(() => foldAll(rulesFold, [FIRST, published(3, 2_000, SIX)])).toThrow(InvariantBroken);
  });

  it('is in the stream of the rules’ name', () => {
    expect(rulesStream('dice-odds')).toBe('rules-dice-odds');
  });
});
