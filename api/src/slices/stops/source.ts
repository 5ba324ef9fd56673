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
  const rows = async (asks: string): Promise<GameRow[]> => {
    const nameOf = await desks.operators.desk.names();
    return gamesAtHand(game).map(({ game: id, state, stop }) => ({
      id,
      state,
      reason: stop?.reason ?? null,
      since: stop?.since ?? null,
      by: stop === undefined ? null : nameOf(stop.by),
      resume: resumeOf(id, asks, nameOf),
    }));
  };
  const resumeOf = (
    name: string,
    asks: string,
    nameOf: (operatorId: string) => string,
  ): GameRow['resume'] => {
    const { stopped, proposals } = game.stops();
    const hash = resumeHashOf(stopped, name);
    const now = game.clock();
    const open = proposals.open.find((proposal) => proposal.hash === hash && now <= proposal.expires);
    if (open === undefined) return null;
    const { proposalId, author, expires } = open;
    return { proposalId, author: nameOf(author), expires, own: author === asks };
  };
  return {
    list: async (query, { operator }) =>
      pageOf(await rows(operator.operatorId), query, (row, field) =>
        field === 'state' ? row.state : row.id,
      ),
    many: async (ids, { operator }) => (await rows(operator.operatorId)).filter(({ id }) => ids.includes(id)),
    one: async (id, { operator }) => (await rows(operator.operatorId)).find((row) => row.id === id),
  };
}
