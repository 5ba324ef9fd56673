import { actorOf } from '@skins/engine/kernel';
import { ChangeApproved, ChangeDropped, ChangeProposed, ChangeStopped } from '@skins/engine/operators';
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
  version: 1,
  tables: ['proposal_act'],
  schema: `
    CREATE TABLE IF NOT EXISTS proposal_act (
      proposal TEXT NOT NULL, position TEXT NOT NULL, act TEXT NOT NULL, operator TEXT, time INTEGER NOT NULL,
      comment TEXT, PRIMARY KEY (proposal, position)) STRICT, WITHOUT ROWID;`,
  hears: [ChangeProposed, ChangeApproved, ChangeDropped, ChangeStopped],
  prepare(database) {
    const add = database.prepare<[string, string, Act, string | null, number, string | null]>(
      'INSERT INTO proposal_act (proposal, position, act, operator, time, comment) VALUES (?, ?, ?, ?, ?, ?)',
    );
    return (batch) => {
      for (const logged of batch) {
        const said = saidIn(logged);
        if (said === undefined) continue;
        const { position, meta } = logged;
        const actor = actorOf(meta.actor);
        const operator = actor?.role === 'operator' ? actor.id : null;
        add.run(said.proposal, position, said.act, operator, meta.time, said.comment);
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
  return ChangeStopped.is(event)
    ? { proposal: event.data.proposalId, act: 'stopped', comment: null }
    : undefined;
}

/** Returns a reader of the acts on a proposal, the first one first. */
export function actsOf(database: Database): (proposal: string) => readonly ActRow[] {
  const acts = database.prepare<[string], ActRow>(
    'SELECT position, act, operator, time, comment FROM proposal_act WHERE proposal = ? ORDER BY position',
  );
  return (proposal) => acts.all(proposal);
}
