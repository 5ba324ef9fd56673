import { mayDo } from '@skins/engine/kernel';
import type { Operator } from '../../foundation/http/operator.ts';
import type { Draft } from './drafts.ts';
import { type KeptGate, WORDS, failed, passed } from './gates.ts';
import type { WhyNot } from './shapes.ts';
import type { Checked } from './setting.ts';
import type { Change, SettingsDesk } from './settings-desk.ts';

/** What becomes of several changes by one command. */
export type Step = 'propose' | 'approve';

/** A change among others, with all that it meets. */
export interface Member {
  readonly change: Change;
  readonly draft: Draft;
  readonly checked: Checked;
  /** why the step is not the operator's; undefined when it is */
  readonly whyNot: WhyNot | undefined;
}

/** Several changes that are to count at one time, and what they meet as such. */
export interface Together {
  readonly members: readonly Member[];
  readonly gates: readonly KeptGate[];
}

/**
 * Looks at several changes as one command would, and writes nothing.
 * @param from the time that all of them are to count from, in milliseconds since 1970; undefined: as each of them says
 * @returns undefined when one of them is unknown, or has no draft any more
 */
export function lookAtAll(
  desk: SettingsDesk,
  ids: readonly string[],
  {
    step,
    from,
    operator,
  }: { readonly step: Step; readonly from?: number | undefined; readonly operator: Operator },
): Together | undefined {
  const found = ids.map((id) => desk.change(id));
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

/** What several changes have to pass as one: none overtakes another, and none counts before the others. */
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
