import {
  DAY_MS,
  type OperatorRole,
  FOUR_EYES_EDITION,
  MONEY_EDITION,
  STANDING_EDITION,
  type Proposed,
  type Publishing,
  type Right,
  type OperatorBooks,
  type Violation,
  actorOf,
  canonicalJson,
  kindOf,
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
  /** milliseconds since 1970; infinite while not disabled */
  disabledAt: number;
}

interface Waiting extends Proposed {
  readonly author: string;
  ended: boolean;
}

/** A change that is or will be in force in a stream of settings. */
interface Published {
  /** undefined if it was not approved */
  readonly proposalId: string | undefined;
  readonly approver: string | undefined;
  readonly from: number;
}

/** Kinds of streams whose changes take effect from a time on; changes in others take effect at once. */
const SETTINGS: ReadonlySet<string> = new Set(['rules', 'catalogue']);
const PROBATION_MS = DAY_MS;
const SINGLE_NOTICE_MS = 7 * DAY_MS;
const PROPOSAL_MS = 14 * DAY_MS;

/** The operators and their proposals: facts in log order. They are few, so all are kept. */
export class Operators implements OperatorBooks {
  readonly #desk: EventAtHand;
  readonly #members = new Map<string, Member>();
  readonly #modes: { readonly mode: string; readonly from: number }[] = [];
  /** by stream and proposal id */
  readonly #proposals = new Map<string, Waiting>();
  /** by stream, in log order, without stopped changes */
  readonly #published = new Map<string, Published[]>();
  /** the change that the open command publishes, until it is approved */
  #publishing: Publishing | undefined;
  /** the last change that the command stopped, if its approver was not disabled in time; earlier ones rest on it */
  #unfounded: string | undefined;

  constructor(desk: EventAtHand) {
    this.#desk = desk;
  }

  /** Tests whether an operator may act at all. */
  knows(operatorId: string): boolean {
    return this.#members.get(operatorId)?.disabled === false;
  }

  add(operatorId: string, personId: string, role: OperatorRole): Violation | undefined {
    const known = this.#members.has(operatorId);
    this.#members.set(operatorId, {
      personId,
      role,
      since: this.#desk.time,
      disabled: false,
      disabledAt: Infinity,
    });
    if (known) return violationOf('operator', 'a new operator', operatorId);
    return this.#alone();
  }

  setRole(operatorId: string, role: OperatorRole): Violation | undefined {
    const member = this.#members.get(operatorId);
    if (member === undefined || member.disabled)
      return violationOf('operator', 'an operator who is not disabled', operatorId);
    if (member.role === role) return violationOf('operator', 'another role', role);
    member.role = role;
    member.since = this.#desk.time;
    return this.#alone();
  }

  reset(operatorId: string): Violation | undefined {
    const member = this.#members.get(operatorId);
    if (member === undefined || member.disabled)
      return violationOf('operator', 'an operator who is not disabled', operatorId);
    member.since = this.#desk.time;
    return undefined;
  }

  disable(operatorId: string): Violation | undefined {
    const violation = this.demand('disable-operators');
    const member = this.#members.get(operatorId);
    if (member === undefined || member.disabled)
      return violationOf('operator', 'an operator who is not disabled', operatorId);
    member.disabled = true;
    member.disabledAt = this.#desk.time;
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
    const published = this.#publishing;
    this.#publishing = undefined;
    if (published !== undefined) this.#count({ proposalId, approver: this.#by(), from: published.from });
    return (
      unequal('proposal', proposal.hash, hash) ??
      this.#auditHash(hash, published) ??
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
    return unequal('proposal', own ? 'withdrawn' : 'refused', reason) ?? this.demand(own ? propose : approve);
  }

  publish(published: Publishing): Violation | undefined {
    const { time, edition, stream, actor } = this.#desk;
    const { from, notice, first, freeze } = published;
    const by = this.#by();
    const before = this.#publishing;
    const newest = this.#published.get(stream)?.at(-1)?.from ?? 0;
    if (edition < FOUR_EYES_EDITION || by === undefined)
      this.#count({ proposalId: undefined, approver: undefined, from });
    if (edition < FOUR_EYES_EDITION) return undefined;
    if (by === undefined)
      return first
        ? unequal('notice', time, from)
        : violationOf('approved', 'an operator who approves', actor);
    this.#publishing = published;
    if (before !== undefined) return unequal('notice', before.from, from);
    const earliest = Math.max(time + notice, newest);
    if (from < earliest) return violationOf('notice', `from ${earliest} at the earliest`, from);
    return edition >= MONEY_EDITION && freeze !== null && from >= freeze.from && from < freeze.until
      ? violationOf('freeze', `nothing from ${freeze.from} until ${freeze.until}`, from)
      : undefined;
  }

  stop(proposalId: string): Violation | undefined {
    const published = this.#published.get(this.#desk.stream) ?? [];
    const newest = published.at(-1);
    if (newest?.proposalId !== proposalId)
      return violationOf('stopped', `the newest change, ${newest?.proposalId ?? 'none'}`, proposalId);
    published.pop();
    const { from, approver } = newest;
    const disabledAt = this.#members.get(approver ?? '')?.disabledAt ?? Infinity;
    this.#unfounded = disabledAt < from ? undefined : proposalId;
    // Former programs, at a start, also stopped changes that were already in force.
    const { edition, time, playedAt } = this.#desk;
    return edition >= STANDING_EDITION && from <= time && from <= playedAt
      ? violationOf('stopped', `a stop before ${from}, from when on it is played by`, time)
      : undefined;
  }

  /** Checks what the open command left undone. */
  endCommand(): Violation | undefined {
    const [publishing, unfounded] = [this.#publishing, this.#unfounded];
    this.#publishing = undefined;
    this.#unfounded = undefined;
    if (publishing !== undefined) return violationOf('approved', 'an approval in the same command', 'none');
    return unfounded === undefined
      ? undefined
      : violationOf('stopped', 'an approver who was shut out before it counts', unfounded);
  }

  #count(published: Published): void {
    const { stream } = this.#desk;
    const all = this.#published.get(stream);
    if (all === undefined) this.#published.set(stream, [published]);
    else all.push(published);
  }

  /** Checks that the written change is the proposed one: for the exact time, or as soon as the notice allows. */
  #auditHash(hash: string, published: Publishing | undefined): Violation | undefined {
    const { stream, time, written, hash: sha256 } = this.#desk;
    if (!SETTINGS.has(kindOf(stream))) return unequal('proposal', hash, hashOf(this.#desk));
    if (published === undefined)
      return violationOf('proposal', 'what was proposed, before its approval', 'nothing');
    const { from, notice } = published;
    const newest = this.#published.get(stream)?.at(-2)?.from ?? 0;
    const asked = settingHashOf(written, from, sha256);
    if (asked === hash || from !== Math.max(time + notice, newest)) return unequal('proposal', hash, asked);
    return unequal('proposal', hash, settingHashOf(written, null, sha256));
  }

  /** Checks that the approver is another person than the editors and has had the role for a day. */
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

  /** Checks that the actor is the shop itself, or an operator with the right. */
  demand(right: Right): Violation | undefined {
    const by = this.#by();
    if (by === undefined) return undefined;
    const member = this.#members.get(by);
    return member !== undefined && !member.disabled && mayDo(member.role, right)
      ? undefined
      : violationOf('operator', `an operator who may ${right}`, this.#desk.actor);
  }

  roleAtHand(): OperatorRole | undefined {
    return this.#members.get(this.#by() ?? '')?.role;
  }

  /** In the mode of two approvers, the shop itself appoints nobody. */
  #alone(): Violation | undefined {
    return this.#by() === undefined && this.#mode() === 'pairs'
      ? violationOf('four-eyes', 'an operator who approves', 'the shop alone')
      : undefined;
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

// Implemented again on purpose, after docs/fairness.md: the auditor must not share the engine's mistakes.
const hashOf = ({ written, hash }: EventAtHand): string => {
  // A posting holds the current balance, and moves the amount of another event of the command.
  const proposed = written.filter(({ type }) => type !== 'WalletPosted');
  return hash(canonicalJson({ scheme: 'v1', change: proposed.map(({ type, data }) => ({ type, data })) }));
};

const settingHashOf = (
  written: EventAtHand['written'],
  from: number | null,
  hash: EventAtHand['hash'],
): string => {
  const change = written.map(({ type, data }) => {
    const { from: _, ...timeless }: Record<string, unknown> = Object(data);
    return { type, data: timeless };
  });
  return hash(canonicalJson({ scheme: 'v1', change, from }));
};
