import {
  DAY_MS,
  type OperatorRole,
  type Proposed,
  type Right,
  type OperatorBooks,
  type Violation,
  actorOf,
  canonicalJson,
  mayDo,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import type { EventAtHand } from './event-at-hand.ts';

interface Member {
  readonly personId: string;
  role: OperatorRole;
  since: number;
  disabled: boolean;
}

interface Waiting extends Proposed {
  readonly author: string;
  ended: boolean;
}

const PROBATION_MS = DAY_MS;
const SINGLE_NOTICE_MS = 7 * DAY_MS;
const PROPOSAL_MS = 14 * DAY_MS;

/** Operators and what they propose: facts in log order. They are few, so that all are kept. */
export class Operators implements OperatorBooks {
  readonly #desk: EventAtHand;
  readonly #members = new Map<string, Member>();
  readonly #modes: { readonly mode: string; readonly from: number }[] = [];
  /** by stream and id */
  readonly #proposals = new Map<string, Waiting>();

  constructor(desk: EventAtHand) {
    this.#desk = desk;
  }

  /** Whether an operator may act at all. */
  knows(operatorId: string): boolean {
    return this.#members.get(operatorId)?.disabled === false;
  }

  add(operatorId: string, personId: string, role: OperatorRole): Violation | undefined {
    const known = this.#members.has(operatorId);
    this.#members.set(operatorId, { personId, role, since: this.#desk.time, disabled: false });
    if (known) return violationOf('operator', 'a new operator', operatorId);
    return this.#by() === undefined && this.#mode() === 'pairs'
      ? violationOf('four-eyes', 'an operator who approves', 'the shop alone')
      : undefined;
  }

  setRole(operatorId: string, role: OperatorRole): Violation | undefined {
    const member = this.#members.get(operatorId);
    if (member === undefined || member.disabled)
      return violationOf('operator', 'an operator who is not disabled', operatorId);
    if (member.role === role) return violationOf('operator', 'another role', role);
    member.role = role;
    member.since = this.#desk.time;
    return undefined;
  }

  disable(operatorId: string): Violation | undefined {
    const violation = this.demand('disable-operators');
    const member = this.#members.get(operatorId);
    if (member === undefined || member.disabled)
      return violationOf('operator', 'an operator who is not disabled', operatorId);
    member.disabled = true;
    return violation;
  }

  setMode(mode: 'single' | 'pairs', from: number): Violation | undefined {
    const { time } = this.#desk;
    const newest = this.#modes.at(-1)?.mode ?? 'single';
    const notice = mode === 'single' && this.#mode() === 'pairs' ? SINGLE_NOTICE_MS : 0;
    this.#modes.push({ mode, from });
    if (mode === newest) return violationOf('approval-mode', 'another mode', mode);
    if (mode === 'pairs' && this.#approvers() < 2)
      return violationOf('approval-mode', 'two persons who may approve', this.#approvers());
    return unequal('approval-mode', time + notice, from) ?? this.demand('approve-operators');
  }

  propose(proposed: Proposed, right: Right): Violation | undefined {
    const key = this.#key(proposed.proposalId);
    const author = this.#by() ?? '';
    if (this.#proposals.has(key)) return violationOf('proposal', 'a new proposal', proposed.proposalId);
    this.#proposals.set(key, { ...proposed, author, ended: false });
    const stranger = proposed.editors.find((editor) => !this.#members.has(editor));
    if (stranger !== undefined) return violationOf('proposal', 'editors who are operators', stranger);
    if (proposed.editors[0] !== author)
      return violationOf('proposal', `${author} first among the editors`, proposed.editors[0] ?? 'nobody');
    return unequal('proposal', this.#desk.time + PROPOSAL_MS, proposed.expires) ?? this.demand(right);
  }

  approve(proposalId: string, hash: string, right: Right): Violation | undefined {
    const proposal = this.#proposals.get(this.#key(proposalId));
    if (proposal === undefined || proposal.ended)
      return violationOf('proposal', 'a proposal that waits', proposalId);
    proposal.ended = true;
    if (this.#desk.time > proposal.expires)
      return violationOf('proposal', `an approval until ${proposal.expires}`, this.#desk.time);
    return (
      unequal('proposal', proposal.hash, hash) ??
      unequal('proposal', hash, hashOf(this.#desk)) ??
      this.demand(right) ??
      this.#auditFourEyes(proposal)
    );
  }

  drop(
    proposalId: string,
    reason: 'withdrawn' | 'refused',
    { propose, approve }: Record<'propose' | 'approve', Right>,
  ): Violation | undefined {
    const proposal = this.#proposals.get(this.#key(proposalId));
    if (proposal === undefined || proposal.ended)
      return violationOf('proposal', 'a proposal that waits', proposalId);
    proposal.ended = true;
    const own = this.#by() === proposal.author;
    return (
      unequal('proposal', own ? 'withdrawn' : 'refused', reason) ?? this.demand(own ? propose : approve)
    );
  }

  /** A person who had no hand in it, and is in the role for a day. */
  #auditFourEyes({ editors }: Proposed): Violation | undefined {
    if (this.#mode() === 'single') return undefined;
    const approver = this.#members.get(this.#by() ?? '');
    if (approver === undefined) return violationOf('four-eyes', 'an operator', this.#desk.actor);
    if (editors.some((editor) => this.#members.get(editor)?.personId === approver.personId))
      return violationOf('four-eyes', 'another person than those who proposed', this.#desk.actor);
    const until = approver.since + PROBATION_MS;
    return this.#desk.time < until
      ? violationOf(
          'four-eyes',
          `an operator since ${this.#desk.time - PROBATION_MS}`,
          `since ${approver.since}`,
        )
      : undefined;
  }

  /** Who acts is the shop itself, or an operator who may. */
  demand(right: Right): Violation | undefined {
    const by = this.#by();
    if (by === undefined) return undefined;
    const member = this.#members.get(by);
    return member !== undefined && !member.disabled && mayDo(member.role, right)
      ? undefined
      : violationOf('operator', `an operator who may ${right}`, this.#desk.actor);
  }

  #by(): string | undefined {
    const actor = actorOf(this.#desk.actor);
    return actor?.role === 'operator' ? actor.id : undefined;
  }

  #mode(): string {
    return this.#modes.findLast(({ from }) => from <= this.#desk.time)?.mode ?? 'single';
  }

  #approvers(): number {
    const may = [...this.#members.values()].filter(
      ({ disabled, role }) => !disabled && mayDo(role, 'approve-operators'),
    );
    return new Set(may.map(({ personId }) => personId)).size;
  }

  #key(proposalId: string): string {
    return `${this.#desk.stream} ${proposalId}`;
  }
}

// Written out again on purpose, as docs/fairness.md says it: the auditor must not share the engine's mistakes.
const hashOf = ({ written, hash }: EventAtHand): string =>
  hash(canonicalJson({ scheme: 'v1', change: written.map(({ type, data }) => ({ type, data })) }));
