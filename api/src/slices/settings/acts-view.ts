import { actorOf } from '@skins/engine/kernel';
import { ChangeApproved, ChangeDropped, ChangeProposed, ChangeStopped } from '@skins/engine/operators';
import { RefundAsked } from '@skins/engine/payments';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../../foundation/projections/projection.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import type { Act } from './acts.ts';

/** An act on a proposal. Times in milliseconds since 1970. */
interface ActRow {
  readonly position: string;
  readonly act: Act;
  /** id of the operator; null: the shop itself */
  readonly operator: string | null;
  readonly time: number;
  readonly comment: string | null;
}

/** All acts on proposals, in every stream: settings, credits, refunds, releases, rooms, games and operators. */
export const actsView: Projection = {
  name: 'proposal-acts',
  version: 2,
  tables: ['proposal_act', 'proposal_open'],
  schema: `
    CREATE TABLE IF NOT EXISTS proposal_act (
      proposal TEXT NOT NULL, position TEXT NOT NULL, stream TEXT NOT NULL, act TEXT NOT NULL, operator TEXT,
      time INTEGER NOT NULL, comment TEXT, PRIMARY KEY (proposal, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS proposal_act_stream ON proposal_act (stream, position);
    CREATE TABLE IF NOT EXISTS proposal_open (
      proposal TEXT PRIMARY KEY, stream TEXT NOT NULL, author TEXT NOT NULL, time INTEGER NOT NULL,
      expires INTEGER NOT NULL, editors TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  hears: [ChangeProposed, ChangeApproved, ChangeDropped, ChangeStopped, RefundAsked],
  prepare(database) {
    const add = database.prepare<[string, string, string, Act, string | null, number, string | null]>(
      'INSERT INTO proposal_act (proposal, position, stream, act, operator, time, comment) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    const open = database.prepare<[string, string, string, number, number, string]>(
      'INSERT INTO proposal_open (proposal, stream, author, time, expires, editors) VALUES (?, ?, ?, ?, ?, ?)',
    );
    const close = database.prepare<[string]>('DELETE FROM proposal_open WHERE proposal = ?');
    return (batch) => {
      for (const logged of batch) {
        const { event } = logged;
        if (ChangeProposed.is(event)) {
          const { proposalId, editors, expires } = event.data;
          const { stream, time } = logged.meta;
          open.run(proposalId, stream, editors[0] ?? '', time, expires, JSON.stringify(editors));
        }
        const said = saidIn(logged);
        if (said === undefined) continue;
        if (said.act !== 'proposed') close.run(said.proposal);
        const { position, meta } = logged;
        const actor = actorOf(meta.actor);
        const operator = actor?.role === 'operator' ? actor.id : null;
        add.run(said.proposal, position, meta.stream, said.act, operator, meta.time, said.comment);
      }
    };
  },
};

function saidIn({
  event,
}: LoggedEvent):
  { readonly proposal: string; readonly act: Act; readonly comment: string | null } | undefined {
  if (ChangeProposed.is(event)) return { proposal: event.data.proposalId, act: 'proposed', comment: null };
  if (ChangeApproved.is(event)) {
    const { proposalId, comment } = event.data;
    return { proposal: proposalId, act: 'approved', comment };
  }
  if (ChangeDropped.is(event)) {
    const { proposalId, reason, comment } = event.data;
    return { proposal: proposalId, act: reason, comment };
  }
  // A refund below the ceiling of a role has no proposal.
  if (RefundAsked.is(event))
    return event.data.approved ? undefined : { proposal: '', act: 'refunded', comment: null };
  return ChangeStopped.is(event)
    ? { proposal: event.data.proposalId, act: 'stopped', comment: null }
    : undefined;
}

/** Most acts on one thing that are shown, the newest. */
const ACTS_MAX = 100;

/** Returns readers of acts, the first one first. */
export function actsIn(database: Database) {
  const ofProposal = database.prepare<[string], ActRow>(
    'SELECT position, act, operator, time, comment FROM proposal_act WHERE proposal = ? ORDER BY position',
  );
  const about = database.prepare<[string, number], ActRow>(
    'SELECT position, act, operator, time, comment FROM proposal_act WHERE stream = ? ORDER BY position DESC LIMIT ?',
  );
  const approvedNext = database
    .prepare<[string, string], string>(
      `SELECT proposal FROM proposal_act WHERE stream = ? AND act = 'approved' AND position > ? ORDER BY position LIMIT 1`,
    )
    .pluck();
  return {
    /** on a proposal */
    of: (proposal: string) => ofProposal.all(proposal),
    /** on all proposals about what a stream is about, such as an order */
    about: (stream: string) => about.all(stream, ACTS_MAX).toReversed(),
    /** on the proposal whose approval wrote the record at a position */
    behind: (stream: string, position: string) => {
      const proposal = approvedNext.get(stream, position);
      return proposal === undefined ? [] : ofProposal.all(proposal);
    },
  };
}

/** A proposal that waits for an approval. Times in milliseconds since 1970. */
export interface OpenProposal {
  readonly proposal: string;
  readonly stream: string;
  readonly author: string;
  readonly time: number;
  readonly expires: number;
  /** JSON array of operators' ids */
  readonly editors: string;
}

/** Returns the proposals that wait, those that expire first first. */
export function openProposals(database: Database): (time: number) => readonly OpenProposal[] {
  const open = database.prepare<[number], OpenProposal>(
    'SELECT proposal, stream, author, time, expires, editors FROM proposal_open WHERE expires >= ? ORDER BY expires, proposal',
  );
  return (time) => open.all(time);
}
