import { expect, it } from 'vitest';
import { type AnyEvent, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved, ChangeProposed, ChangeStopped, OperatorDisabled } from '../operators/events.ts';
import { register } from '../operators/register.ts';
import { ADA, BOB, PAIRS, added } from '../../../../test/operators/sample-operators.ts';
import { ID } from '../../../../test/rules/sample-change.ts';
import { FIVE, SEVEN, SIX, published } from '../../../../test/rules/sample-fees.ts';
import { type RulesState, rulesFold } from './state.ts';
import { stopRules } from './stop-rules.ts';

const ON_TOP = '00000000000000b2';
const LATER = 10 * DAY_MS;

const proposed = (proposalId: string, author: string) =>
  ChangeProposed.of({ proposalId, hash: 'a'.repeat(64), editors: [author], expires: LATER });
const approved = (proposalId: string) =>
  ChangeApproved.of({ proposalId, hash: 'a'.repeat(64), comment: null });

/** Bob approves a change, and Ada another one on top of it. */
const COMMANDS: readonly (readonly [actor: string, ...events: AnyEvent[]])[] = [
  ['system', published(1, 1_000, FIVE)],
  [`operator:${ADA}`, proposed(ID, ADA)],
  [`operator:${BOB}`, published(2, LATER, SIX), approved(ID)],
  [`operator:${BOB}`, proposed(ON_TOP, BOB)],
  [`operator:${ADA}`, published(3, LATER, SEVEN), approved(ON_TOP)],
];

const folded = (commands = COMMANDS): RulesState =>
  commands.reduce(
    (before, [actor, ...events], n) =>
      events.reduce(
        (state, event) =>
          rulesFold.evolve(state, event, {
            stream: 'rules-fees',
            version: 1,
            time: n,
            actor,
            command: `command-${n}`,
          }),
        before,
      ),
    rulesFold.initial,
  );

const OPERATORS = [added(ADA), added(BOB), PAIRS];
const standing = foldAll(register, OPERATORS);
const without = (operatorId: string) =>
  foldAll(register, [...OPERATORS, OperatorDisabled.of({ operatorId, reason: 'left' })]);

const stop = (proposalId: string, registered = without(BOB), state = folded(), time = LATER - 1) =>
  stopRules.decide(state, { proposalId }, { register: registered, time });

it('stop-rules stops waiting versions of a disabled approver, and those on top of them', () => {
  const decision = stop(ID);

  expect(decision).toEqual(
    accepted(ChangeStopped.of({ proposalId: ON_TOP }), ChangeStopped.of({ proposalId: ID })),
  );
  expect(stopRules.reply([ChangeStopped.of({ proposalId: ID })], { proposalId: ID })).toEqual({ stopped: 1 });
  expect(stop(ON_TOP, without(ADA))).toEqual(accepted(ChangeStopped.of({ proposalId: ON_TOP })));
});

it('stop-rules leaves the earlier versions, and writes nothing if repeated', () => {
  const stopped = folded([
    ...COMMANDS,
    ['system', ChangeStopped.of({ proposalId: ON_TOP }), ChangeStopped.of({ proposalId: ID })],
  ]);

  expect(stopped.history.versions.map(({ version }) => version)).toEqual([1]);
  expect(stop(ID, without(BOB), stopped)).toEqual(accepted());
});

it('stop-rules refuses an unknown proposal, and one whose approver is not disabled', () => {
  expect(stop('00000000000000c3')).toEqual(rejected({ code: 'unknown-proposal' }));
  expect(stop(ON_TOP)).toEqual(rejected({ code: 'approver-stands' }));
  expect(stop(ID, standing)).toEqual(rejected({ code: 'approver-stands' }));
});

it('stop-rules refuses a version in force, even of a disabled approver', () => {
  expect(stop(ID, without(BOB), folded(), LATER)).toEqual(rejected({ code: 'counts-already', from: LATER }));
});
