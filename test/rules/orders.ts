import { type PublishedRules, SYSTEM, operatorActor } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import {
  CHANGE_FREEZE,
  CHANGE_NOTICE,
  type RulesChangeContext,
  approveRules,
  dropRules,
  proposeRules,
  publishRules,
  rules as slice,
  rulesInForce,
  rulesStream,
  stopRules,
} from '@skins/engine/rules';
import type { AnyShop } from '@skins/engine/shop';
import { type AnyOrder, type Given, type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { ADA, proposalOf, registerOf } from '../operators/orders.ts';
import { SAMPLE_RULES } from './sample-rules.ts';

/** Returns the content of rules at a time; their stream must be loaded. */
export const saidAt = <Content>(view: View, rules: PublishedRules<Content>, time: number): Content =>
  rulesInForce(view.stateOf(slice.streams.rules, rulesStream(rules.name)).history, rules, time)?.content ??
  rules.first;

/** Streams that every command about a setting reads. */
export const SETTING_READS = [
  OPERATORS_STREAM,
  rulesStream(CHANGE_NOTICE.name),
  rulesStream(CHANGE_FREEZE.name),
];

/** Returns the freeze that is published for a time. */
export const freezesIn = (view: View) => (time: number) => saidAt(view, CHANGE_FREEZE, time).freeze;

const asked = (rules: PublishedRules<unknown>, by: string) => ({
  stream: rulesStream(rules.name),
  actor: operatorActor(by),
  reads: SETTING_READS,
  context: (given: Given, view: View): RulesChangeContext => ({
    ...given,
    by,
    register: registerOf(view),
    rules,
    notice: saidAt(view, CHANGE_NOTICE, given.time),
    freezeAt: freezesIn(view),
  }),
});

interface Change {
  readonly rules?: PublishedRules<unknown>;
  readonly content: unknown;
  /** milliseconds since 1970; as early as possible by default */
  readonly from?: number | null;
  readonly by?: string;
}

/** @param n number in the proposal's id */
export const proposing = (n: number, { rules = SAMPLE_RULES, content, from = null, by = ADA }: Change) =>
  order({
    ...asked(rules, by),
    command: proposeRules,
    input: { proposalId: proposalOf(n), name: rules.name, content, from, editors: [] },
  });

export const approving = (n: number, { rules = SAMPLE_RULES, content, from = null, by = ADA }: Change) =>
  order({
    ...asked(rules, by),
    command: approveRules,
    input: { proposalId: proposalOf(n), name: rules.name, content, from },
  });

export const dropping = (n: number, by = ADA, rules: PublishedRules<unknown> = SAMPLE_RULES) =>
  order({ ...asked(rules, by), command: dropRules, input: { proposalId: proposalOf(n) } });

export const stopping = (n: number, rules: PublishedRules<unknown> = SAMPLE_RULES) =>
  order({
    command: stopRules,
    stream: rulesStream(rules.name),
    actor: SYSTEM,
    input: { proposalId: proposalOf(n) },
    reads: [OPERATORS_STREAM],
    context: ({ time }, view) => ({ register: registerOf(view), time }),
  });

/** Proposes and approves rules. @param n number in the proposal's id */
export function changing(world: World, n: number, change: Change, approver = change.by): void {
  world.must(proposing(n, change));
  world.must(approving(n, { ...change, ...(approver === undefined ? {} : { by: approver }) }));
}

/** Returns the first rules of a name. */
export const publishing = (one: PublishedRules<unknown>, content: unknown = one.first) =>
  order({
    command: publishRules,
    stream: rulesStream(one.name),
    actor: SYSTEM,
    input: { name: one.name, content },
    context: (given) => ({ ...given, rules: one }),
  });

/**
 * Returns the first rules of every slice, which a shop publishes when it starts on a log without rules.
 * @param others replacements of their content, by name
 */
export const firstRules = (
  { rules }: AnyShop,
  others: Readonly<Record<string, unknown>> = {},
): readonly AnyOrder[] => [...rules.values()].map((one) => publishing(one, others[one.name]));
