import { battleOutcome, battleTickets, itemAt, type TicketRange } from '../../fairness/index.ts';
import { type Command, type DrawnRound, accepted, invariant, streamOf } from '../../kernel/index.ts';
import { BattleDrawn } from './events.ts';
import { type Battle, type DrawnItem, battlePhaseOf } from './state.ts';

interface DrawBattleContext {
  /** Returns the items of a box version, present or past. */
  readonly itemsOf: (boxId: string, versionHash: string) => readonly (TicketRange & DrawnItem)[];
}

/** Draws a sealed battle: everything follows from the round and the root. Writes nothing if repeated. */
export const drawBattle: Command<Battle, DrawnRound, DrawBattleContext, never, null> = {
  name: 'draw-battle',
  decide(battle, by, { itemsOf }) {
    const { created, frozen } = battle;
    if (battlePhaseOf(battle) !== 'sealed' || created === undefined || frozen === undefined)
      return accepted();
    invariant(by.round === frozen.source.round, 'a battle is drawn by the round that was fixed');
    const { boxes, order, seats, ...terms } = created.terms;
    const play = { draw: streamOf(created.place), randomness: by.randomness, root: frozen.root };
    const tickets = battleTickets({ ...play, seats, rounds: order.length });
    const odds = boxes.map(({ boxId, versionHash }) => itemsOf(boxId, versionHash));
    const rolled = tickets.map((ofSeat) =>
      ofSeat.map((ticket, round) => itemAt(odds[order[round] ?? -1] ?? [], ticket)),
    );
    const { winner, tie, jackpot } = battleOutcome({
      ...play,
      rule: terms.rule,
      teams: terms.teams,
      rate: terms.rate,
      values: rolled.map((ofSeat) => ofSeat.map(({ value }) => value)),
    });
    return accepted(
      BattleDrawn.of({
        by,
        tickets,
        ...listed(rolled),
        winner,
        tie: tie && { ...tie, among: [...tie.among] },
        jackpot: jackpot && { ...jackpot, among: [...jackpot.among] },
      }),
    );
  },
  reply: () => null,
};

/** Returns the drawn items, each kind once, and the index of each draw's. */
function listed(rolled: readonly (readonly DrawnItem[])[]) {
  const known = new Map<string, number>();
  const items: DrawnItem[] = [];
  const picks = rolled.map((ofSeat) =>
    ofSeat.map(({ skinId, value }) => {
      const kind = `${skinId} ${value}`;
      const index = known.get(kind) ?? items.push({ skinId, value }) - 1;
      known.set(kind, index);
      return index;
    }),
  );
  return { items, picks };
}
