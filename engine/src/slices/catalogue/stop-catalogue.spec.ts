import { expect, it } from 'vitest';
import { type AnyEvent, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved, ChangeProposed, ChangeStopped, OperatorDisabled } from '../operators/events.ts';
import { register } from '../operators/register.ts';
import { ADA, BOB, PAIRS, added } from '../../../../test/operators/sample-operators.ts';
import { planChange } from './catalogue-change.ts';
import { LISTED, PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import { DEARER, ID } from '../../../../test/catalogue/sample-change.ts';
import { type CatalogueState, catalogueAhead, catalogueFold } from './state.ts';
import { stopCatalogue } from './stop-catalogue.ts';

const FROM = 10 * DAY_MS;
const hash = 'a'.repeat(64);
const input = { proposalId: ID };

const filled = foldAll(catalogueFold, [...LISTED, PUBLISHED]);
const meta = (actor: string, command: string) => ({
  stream: 'catalogue-boxes',
  version: 9,
  time: 9_000,
  actor,
  command,
});
const proposed = catalogueFold.evolve(
  filled,
  ChangeProposed.of({ proposalId: ID, hash, editors: [ADA], expires: FROM }),
  meta(`operator:${ADA}`, 'propose'),
);
const approved = [
  ...planChange(catalogueAhead(filled.history), DEARER, undefined, FROM).events,
  ChangeApproved.of({ proposalId: ID, hash, comment: null }),
].reduce(
  (state, event: AnyEvent) => catalogueFold.evolve(state, event, meta(`operator:${BOB}`, 'approve')),
  proposed,
);

const OPERATORS = [added(ADA), added(BOB), PAIRS];
const SHUT_OUT = foldAll(register, [...OPERATORS, OperatorDisabled.of({ operatorId: BOB, reason: 'left' })]);

const stop = (state: CatalogueState, { register: registered = SHUT_OUT, time = FROM - 1 } = {}) =>
  stopCatalogue.decide(state, input, { register: registered, time });

it('stop-catalogue undoes a change that takes effect after its approver was disabled; writes nothing if repeated', () => {
  const decision = stop(approved);
  const stopped = catalogueFold.evolve(approved, ChangeStopped.of(input), meta('system', 'stop'));

  expect(decision).toEqual(accepted(ChangeStopped.of(input)));
  expect(stopCatalogue.reply([ChangeStopped.of(input)], input)).toEqual({ stopped: 1 });
  expect(catalogueAhead(stopped.history)).toBe(catalogueAhead(filled.history));
  expect(stop(stopped)).toEqual(accepted());
});

it('stop-catalogue refuses a change that was not approved, or whose approver is not disabled', () => {
  expect(stop(proposed)).toEqual(rejected({ code: 'unknown-proposal' }));
  expect(stop(approved, { register: foldAll(register, OPERATORS) })).toEqual(
    rejected({ code: 'approver-stands' }),
  );
});

it('stop-catalogue refuses a change in force, even if its approver is disabled', () => {
  expect(stop(approved, { time: FROM })).toEqual(rejected({ code: 'counts-already', from: FROM }));
});
