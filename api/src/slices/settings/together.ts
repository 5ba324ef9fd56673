import { mayDo } from '@skins/engine/kernel';
import type { Operator } from '../../foundation/http/operator.ts';
import type { Draft } from './drafts.ts';
import { type KeptGate, WORDS, failed, passed } from './gates.ts';
import type { WhyNot } from './shapes.ts';
import type { Checked } from './setting.ts';
import type { Change, SettingsDesk } from './settings-desk.ts';

/** A step of several changes in one command. */
export type Step = 'propose' | 'approve';

/** A change among others, with its gates. */
export interface Member {
  readonly change: Change;
  readonly draft: Draft;
  readonly checked: Checked;
  /** why the operator may not take the step; undefined if they may */
  readonly whyNot: WhyNot | undefined;
}

/** Several changes with a common time of effect, and their common gates. */
export interface Together {
  readonly members: readonly Member[];
  readonly gates: readonly KeptGate[];
}

/**
 * Checks several changes as one command would, without writing.
 * @param from common time of effect, in milliseconds since 1970; undefined: as each of them states
 * @returns undefined if one of them is unknown, or has no draft any more
 */
export async function lookAtAll(
  desk: SettingsDesk,
  ids: readonly string[],
  {
    step,
    from,
    operator,
  }: { readonly step: Step; readonly from?: number | undefined; readonly operator: Operator },
): Promise<Together | undefined> {
  const found = await Promise.all(ids.map((id) => desk.change(id)));
  const members = found.flatMap((one): Member[] => {
    if (one?.draft === undefined) return [];
    const draft = from === undefined ? one.draft : { ...one.draft, from };
    const checked = one.change.setting.check(draft, step === 'propose' ? draft.base : undefined);
    const { change } = one;
    return [{ change, draft, checked, whyNot: whyNotOf(desk, step, operator, change, checked) }];
  });
  return members.length === ids.length ? { members, gates: gatesOf(members) } : undefined;
}

export const allPassed = ({ members, gates }: Together): boolean =>
  gates.every((gate) => gate.passed) &&
  members.every(({ checked, whyNot }) => whyNot === undefined && checked.gates.every((gate) => gate.passed));

function whyNotOf(
  desk: SettingsDesk,
  step: Step,
  operator: Operator,
  change: Change,
  checked: Checked,
): WhyNot | undefined {
  if (step === 'approve') return desk.whyNot(operator, change, checked)?.code;
  if (!mayDo(operator.role, change.setting.rights.propose)) return 'may-not';
  if (change.standing.state !== 'draft') return 'not-open';
  return checked.gates.every((gate) => gate.passed) ? undefined : 'gates-closed';
}

/** Checks the common gates: one change per setting, and a common time of effect. */
function gatesOf(members: readonly Member[]): KeptGate[] {
  const settings = new Set(members.map(({ change }) => change.setting.id));
  const times = new Set(members.map(({ draft }) => draft.from));
  const stated = times.size === 1 && !times.has(null);
  return [
    settings.size === members.length
      ? passed('one-each', WORDS.oneEach)
      : failed('one-each', WORDS.notOneEach),
    stated ? passed('one-time', WORDS.oneTime) : failed('one-time', WORDS.notOneTime, 'from'),
  ];
}
