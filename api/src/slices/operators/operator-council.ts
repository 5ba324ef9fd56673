import { randomBytes } from 'node:crypto';
import {
  type ApprovalMode,
  type ApprovalRejection,
  type Asking,
  type DisableReason,
  OPERATORS_STREAM,
  type Operators,
  type OperatorChange,
  approvalFault,
  approveOperators,
  disableOperator,
  dropOperators,
  modeAt,
  operatorWith,
  proposeOperators,
  setApprovalMode,
} from '@skins/engine/operators';
import { type Command, type OperatorRole, invariant } from '@skins/engine/kernel';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import type { Game } from '../../foundation/game/game.ts';
import { stopChanges } from '../../foundation/game/settings.ts';
import { faultOfOperator } from './credentials-rule.ts';
import { newInvitationPart, partHash } from './invitation.ts';
import type { OperatorDesk } from './operator-desk.ts';
import type { ProposalPaper, ProposalPapers } from './proposal-papers.ts';

/** A proposal that ends, and the words of the operator who ends it. */
interface Ended {
  readonly proposalId: string;
  readonly comment?: string;
}

/** A proposed change, as an operator states it. */
type ProposedChange =
  | {
      readonly kind: 'add';
      readonly name: string;
      readonly role: OperatorRole;
      readonly samePersonAs?: string;
    }
  | { readonly kind: 'role'; readonly operatorId: string; readonly role: OperatorRole };

export type ProposalState = 'open' | 'approved' | 'withdrawn' | 'refused' | 'expired';

/** A proposal about operators with its proposal state. Times in milliseconds since 1970. */
export interface CouncilProposal extends ProposalPaper {
  readonly state: ProposalState;
  /** hash of the events it would write; empty once it has ended */
  readonly hash: string;
  /** time until which it can be approved; 0 once it has ended */
  readonly expires: number;
}

const ID_BYTES = 8;
const newId = (): string => randomBytes(ID_BYTES).toString('hex');

/** A result with its log position, or a refusal. */
type Done<Result, Code extends string> =
  | ({ readonly kind: 'done'; readonly position: string } & Result)
  | { readonly kind: 'refused'; readonly code: Code };

const refused = <const Code extends string>(code: Code) => ({ kind: 'refused', code }) as const;

/** Decisions of operators about operators: proposals, approvals, and the approval mode. */
export class OperatorCouncil {
  readonly #game: Game;
  readonly #desk: OperatorDesk;
  readonly #papers: ProposalPapers;

  constructor(game: Game, desk: OperatorDesk, papers: ProposalPapers) {
    this.#game = game;
    this.#desk = desk;
    this.#papers = papers;
  }

  /** Returns proposals that have a document and are in the log, oldest first. */
  async all(): Promise<CouncilProposal[]> {
    return (await this.#papers.all()).flatMap((paper) => this.#standing(paper) ?? []);
  }

  async find(proposalId: string): Promise<CouncilProposal | undefined> {
    const paper = await this.#papers.find(proposalId);
    return paper && this.#standing(paper);
  }

  /** Returns why an operator cannot approve a proposal now; undefined if they can. */
  faultFor({ proposalId, hash }: CouncilProposal, by: string): ApprovalRejection | undefined {
    const { register, proposals } = this.#game.operators();
    return approvalFault(register, proposals, {
      proposalId,
      by,
      right: 'approve-operators',
      hash,
      time: this.#game.clock(),
    });
  }

  async propose(asked: ProposedChange, by: string) {
    const written = asked.kind === 'add' ? await this.#adding(asked) : await this.#changing(asked);
    if ('code' in written) return written;
    const proposalId = newId();
    const part = written.change.kind === 'add' ? newInvitationPart() : null;
    // Store the document first: a proposal without it would be unreadable. A document without a proposal is never shown.
    await this.#papers.add({
      ...written,
      proposalId,
      author: by,
      invitation: part === null ? '' : partHash(part),
      created: this.#game.clock(),
    });
    const outcome = await this.#act(by, proposeOperators, `propose-${proposalId}`, {
      proposalId,
      change: written.change,
    });
    if (outcome.kind === 'done')
      return { kind: 'done', position: outcome.position, proposalId, invitation: part } as const;
    await this.#papers.remove(proposalId);
    const code = outcome.kind === 'refused' ? outcome.rejection.code : 'proposal-known';
    return refused(code === 'proposed-already' ? 'operators-proposed-already' : 'operators-nothing-changes');
  }

  /**
   * Approves a proposal. A new operator then has an account whose only key is both parts of the invitation; neither the proposer nor
   * the approver has both.
   * @param hash of the proposal that the approver saw
   */
  approve({ proposalId, hash: seen, ...body }: Ended & { readonly hash: string }, by: string) {
    return this.#desk.inTurn(async () => {
      const proposal = await this.find(proposalId);
      if (proposal === undefined) return refused('unknown-record');
      const fault = this.faultFor(proposal, by);
      if (fault !== undefined) return refused(refusalOf(fault.code));
      if (seen !== proposal.hash) return refused('operators-proposal-stale');
      const { change, name, invitation } = proposal;
      const part = change.kind === 'add' ? newInvitationPart() : null;
      if (part !== null) {
        const parts = [invitation, partHash(part)] as const;
        if (!(await this.#desk.invite(change.operatorId, name, parts)))
          return refused('operators-name-taken');
      }
      const outcome = await this.#act(by, approveOperators, `approve-${proposalId}-${newId()}`, {
        proposalId,
        change,
        ...commentOf(body),
      });
      if (outcome.kind === 'done')
        return { kind: 'done', position: outcome.position, invitation: part } as const;
      if (part !== null) await this.#desk.uninvite(change.operatorId);
      return refused(
        outcome.kind === 'refused' ? refusalOf(outcome.rejection.code) : 'operators-proposal-stale',
      );
    });
  }

  async drop(
    { proposalId, ...body }: Ended,
    by: string,
  ): Promise<Done<object, 'unknown-record' | 'operators-proposal-ended'>> {
    const outcome = await this.#act(by, dropOperators, `drop-${proposalId}-${newId()}`, {
      proposalId,
      ...commentOf(body),
    });
    if (outcome.kind === 'done') return { kind: 'done', position: outcome.position };
    const ended = outcome.kind === 'refused' && outcome.rejection.code === 'proposal-ended';
    return refused(ended ? 'operators-proposal-ended' : 'unknown-record');
  }

  async disable(
    operatorId: string,
    reason: DisableReason,
    by: string,
  ): Promise<Done<{ readonly disabled: boolean }, 'operators-unknown'>> {
    const input = { operatorId, reason };
    const outcome = await this.#act(by, disableOperator, `disable-${operatorId}-${newId()}`, input);
    if (outcome.kind !== 'done') return refused('operators-unknown');
    // Changes that they approved and that are not in force yet are undone.
    await stopChanges(this.#game);
    return { kind: 'done', position: outcome.position, disabled: outcome.reply.disabled > 0 };
  }

  async setMode(mode: ApprovalMode, by: string): Promise<Done<object, 'operators-too-few'>> {
    const outcome = await this.#act(by, setApprovalMode, `mode-${newId()}`, { mode });
    return outcome.kind === 'done'
      ? { kind: 'done', position: outcome.position }
      : refused('operators-too-few');
  }

  /** Returns how many persons a change needs now, and the announced mode. */
  mode() {
    const { register } = this.#game.operators();
    const now = this.#game.clock();
    const newest = register.modes.at(-1);
    const persons = [...register.operators.values()]
      .filter(({ operatorId }) => operatorWith(register, operatorId, 'approve-operators') !== undefined)
      .map(({ personId }) => personId);
    return {
      mode: modeAt(register, now),
      announced: newest !== undefined && newest.from > now ? newest : null,
      approvers: new Set(persons).size,
    };
  }

  async #adding({ name, role, samePersonAs }: Extract<ProposedChange, { kind: 'add' }>) {
    if ((await faultOfOperator({ name, password: undefined })) !== undefined)
      return refused('operators-name-malformed');
    if ((await this.#desk.named(name)) !== undefined) return refused('operators-name-taken');
    const { operators } = this.#game.operators().register;
    const same = samePersonAs === undefined ? undefined : operators.get(samePersonAs);
    if (samePersonAs !== undefined && same === undefined) return refused('operators-unknown');
    // Check the name here: the new operator's id is random, so the engine cannot detect a duplicate.
    const standing = await this.all();
    if (standing.some((open) => open.state === 'open' && open.change.kind === 'add' && open.name === name))
      return refused('operators-proposed-already');
    const operatorId = newId();
    const change: OperatorChange = { kind: 'add', operatorId, personId: same?.personId ?? operatorId, role };
    return { change, name, before: null };
  }

  async #changing({ operatorId, role }: Extract<ProposedChange, { kind: 'role' }>) {
    const operator = await this.#desk.find(operatorId);
    if (operator === undefined || operator.disabled) return refused('operators-unknown');
    if (operator.role === role) return refused('operators-nothing-changes');
    const change: OperatorChange = { kind: 'role', operatorId, role };
    return { change, name: operator.name, before: operator.role };
  }

  #standing(paper: ProposalPaper): CouncilProposal | undefined {
    const { proposals } = this.#game.operators();
    const ended = proposals.ended.get(paper.proposalId);
    invariant(ended !== 'stopped', 'only what counts from later on is stopped');
    if (ended !== undefined) return { ...paper, state: ended, hash: '', expires: 0 };
    const open = proposals.open.get(paper.proposalId);
    if (open === undefined) return undefined;
    const state = this.#game.clock() > open.expires ? 'expired' : 'open';
    return { ...paper, state, hash: open.hash, expires: open.expires };
  }

  #act<Input, Rejection extends { readonly code: string }, Reply>(
    by: string,
    command: Command<Operators, Input, Asking, Rejection, Reply>,
    commandId: string,
    input: Input,
  ) {
    return this.#game.act(command, {
      streams: this.#game.streams.operators,
      stream: OPERATORS_STREAM,
      by,
      context: (moment) => ({ ...moment, by }),
      commandId,
      input,
    });
  }
}

const REFUSALS = {
  'may-not': 'may-not',
  'unknown-proposal': 'unknown-record',
  'proposal-ended': 'operators-proposal-ended',
  'proposal-expired': 'operators-proposal-expired',
  'proposal-stale': 'operators-proposal-stale',
  'own-proposal': 'operators-own-proposal',
  'on-probation': 'operators-on-probation',
} as const satisfies Readonly<Record<ApprovalRejection['code'], string>>;

const refusalOf = (code: ApprovalRejection['code']) => REFUSALS[code];
