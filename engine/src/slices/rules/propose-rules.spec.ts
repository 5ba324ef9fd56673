import { describe, expect, it } from 'vitest';
import { settingHashOf } from '../../fairness/index.ts';
import { type AnyEvent, DAY_MS, accepted, defineRules, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeProposed } from '../operators/events.ts';
import { ADA, BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { NOTICE_MS } from './events.ts';
import { type ProposeRules, proposeRules } from './propose-rules.ts';
import { ID, NOW, by } from '../../../../test/rules/sample-change.ts';
import { FEES, FIVE, SEVEN, SIX, published } from '../../../../test/rules/sample-fees.ts';
import { rulesFold } from './state.ts';

const { given } = specify(rulesFold, proposeRules);
const FIRST = published(1, 1_000, FIVE);
const input: ProposeRules = { proposalId: ID, name: 'fees', content: SIX, from: null, editors: [] };
const HANDS = Array.from({ length: 20 }, (_none, k) => `${k}`.padStart(16, 'c'));
const expires = NOW + 14 * DAY_MS;

const proposed = (proposalId = ID, content: object = SIX, from: number | null = null) =>
  ChangeProposed.of({
    proposalId,
    hash: settingHashOf([published(2, 0, content)], from),
    editors: [ADA],
    expires,
  });

const propose = (change: Partial<ProposeRules> = {}, ...later: AnyEvent[]) =>
  given(FIRST, ...later).when({ ...input, ...change }, by(ADA));

describe('propose-rules', () => {
  it('names the proposal by a hash that contains no time except a requested one', () => {
    const { decision, reply, state } = propose();

    expect(decision).toEqual(accepted(proposed()));
    expect(reply).toEqual({ proposalId: ID });
    expect(state.proposals.open.get(ID)).toMatchObject({ author: ADA, time: 2_000 });
    const from = NOW + DAY_MS;
    expect(propose({ from }).decision).toEqual(accepted(proposed(ID, SIX, from)));
  });

  it('names all editors, the proposer first', () => {
    const [event] = propose({ editors: [BOB, ADA, BOB] }).events;
    expect(event?.data).toMatchObject({ editors: [ADA, BOB] });
  });

  it('takes effect no earlier than the version published before it', () => {
    const waiting = published(2, NOW + 900_000, SEVEN);

    expect(propose({ from: NOW + 800_000 }, waiting).decision).toEqual(
      rejected({ code: 'from-too-near', earliest: NOW + 900_000 }),
    );
    expect(propose({ from: NOW + 900_000 }, waiting).events).toMatchObject([{ type: 'ChangeProposed' }]);
  });

  it('requires a day’s notice for rules like odds', () => {
    const odds = defineRules('fees', FEES.schema, FIVE, { like: 'odds' });
    const context = { ...by(ADA), rules: odds };
    const refused = given(FIRST).when({ ...input, from: NOW + DAY_MS - 1 }, context);

    expect(refused.decision).toEqual(rejected({ code: 'from-too-near', earliest: NOW + DAY_MS }));
  });

  it('requires no notice for rules that count at once, but their order', () => {
    const closing = defineRules('fees', FEES.schema, FIVE, { like: 'at-once' });
    const context = { ...by(ADA), rules: closing };
    expect(given(FIRST).when({ ...input, from: NOW }, context).events).toMatchObject([
      { type: 'ChangeProposed' },
    ]);
    expect(given(FIRST).when({ ...input, from: NOW - 1 }, context).decision).toEqual(
      rejected({ code: 'from-too-near', earliest: NOW }),
    );
    const waiting = published(2, NOW + 900_000, SEVEN);
    expect(given(FIRST, waiting).when({ ...input, from: NOW }, context).decision).toEqual(
      rejected({ code: 'from-too-near', earliest: NOW + 900_000 }),
    );
  });

  it.each<[string, Partial<ProposeRules>, object, AnyEvent[]]>([
    ['a known name', {}, { code: 'proposal-known' }, [proposed(ID, SEVEN)]],
    ['more hands than are named', { editors: HANDS }, { code: 'too-many-editors', most: 20 }, []],
    ['a stranger’s hand', { editors: [EVE] }, { code: 'unknown-operator', operatorId: EVE }, []],
    ['what does not fit', { content: { fee: -1 } }, { code: 'malformed-rules', name: 'fees' }, []],
    ['what is so already', { content: FIVE }, { code: 'nothing-changes' }, []],
    [
      'less than the notice',
      { from: NOW + NOTICE_MS - 1 },
      { code: 'from-too-near', earliest: NOW + NOTICE_MS },
      [],
    ],
    [
      'what waits already',
      {},
      { code: 'proposed-already', proposalId: '00000000000000b2' },
      [proposed('00000000000000b2')],
    ],
  ])('refuses %s', (_what, change, rejection, history) => {
    expect(propose(change, ...history).decision).toEqual(rejected(rejection));
  });

  it('refuses an operator without the right, and undeclared rules', () => {
    expect(given(FIRST).when(input, by(EVE)).decision).toEqual(
      rejected({ code: 'may-not', right: 'propose-rules' }),
    );
    expect(given(FIRST).when(input, { ...by(ADA), rules: undefined }).decision).toEqual(
      rejected({ code: 'unknown-rules', name: 'fees' }),
    );
  });
});
