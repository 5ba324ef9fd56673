import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { OperatorsDesk } from '../operators/desk.ts';
import { resumeHashOf } from '@skins/engine/stops';
import { gamesAtHand } from './game-states.ts';
import type { GameRow } from './resources.ts';

/** All games; they are few. */
export function gameSource({
  game,
  desks,
}: AdminTools<{ readonly operators: OperatorsDesk }>): Source<GameRow, GameRow, object> {
  const nameOf = (operatorId: string): string => desks.operators.desk.find(operatorId)?.name ?? operatorId;
  const rows = (asks: string): GameRow[] =>
    gamesAtHand(game).map(({ game: id, state, stop }) => ({
      id,
      state,
      reason: stop?.reason ?? null,
      since: stop?.since ?? null,
      by: stop === undefined ? null : nameOf(stop.by),
      resume: resumeOf(id, asks),
    }));
  const resumeOf = (name: string, asks: string): GameRow['resume'] => {
    const { stopped, proposals } = game.stops();
    const hash = resumeHashOf(stopped, name);
    const now = game.clock();
    const open = proposals.open.find((proposal) => proposal.hash === hash && now <= proposal.expires);
    if (open === undefined) return null;
    const { proposalId, author, expires } = open;
    return { proposalId, author: nameOf(author), expires, own: author === asks };
  };
  return {
    list: (query, { operator }) =>
      pageOf(rows(operator.operatorId), query, (row, field) => (field === 'state' ? row.state : row.id)),
    many: (ids, { operator }) => rows(operator.operatorId).filter(({ id }) => ids.includes(id)),
    one: (id, { operator }) => rows(operator.operatorId).find((row) => row.id === id),
  };
}
