// What of a battle is shown at a moment. Nothing of a round shows before its reels have landed.
import type { Played } from './compute';
import type { Battle, Draw, Outcome, Round, Standing } from './queries';
import { type Scene, landedIn } from './scene';

export interface RunView {
  readonly scene: Scene;
  /** the round whose reels are on screen; undefined before the first */
  readonly round: Round | undefined;
  readonly landed: boolean;
  /** rounds that have landed */
  readonly past: readonly Round[];
  /** behind the last landed round; empty before the first has landed */
  readonly standings: readonly Standing[];
  /** value of what has landed, in gems */
  readonly table: number;
  /** null until it is told */
  readonly outcome: Outcome | null;
  /** the result, once the deciding moment tells it */
  readonly told: Outcome | null;
}

/** A round may arrive a little after its time: until then the one before stands. */
export function viewOf(battle: Battle, { rounds, outcome }: Played, scene: Scene): RunView {
  const wanted = scene.at === 'round' ? scene.round : scene.at === 'before' ? 0 : battle.rounds;
  const round = rounds[Math.min(wanted, rounds.length) - 1];
  const landedRounds = Math.min(landedIn(scene, battle.rounds), rounds.length);
  const past = rounds.slice(0, landedRounds);
  const isOut = scene.at === 'over' || (scene.at === 'deciding' && scene.decided);
  return {
    scene,
    round,
    landed: round !== undefined && round.round <= landedRounds,
    past,
    standings: past.at(-1)?.standings ?? [],
    table: past.flatMap(({ draws }) => draws).reduce((sum, { value }) => sum + value, 0),
    outcome: scene.at === 'deciding' || scene.at === 'over' ? outcome : null,
    told: isOut ? outcome : null,
  };
}

/** Returns what a seat drew in a round. */
export const drawIn = (round: Round | undefined, seat: number): Draw | undefined =>
  round?.draws.find((draw) => draw.seat === seat);

/** Returns the figure that the rule compares. */
export const figureOf = (battle: Pick<Battle, 'rule'>, { total, last }: Standing): number =>
  battle.rule === 'last' ? last : total;

/** Returns whether a seat or team is the winner that was told. */
export const isWinner = (told: Outcome | null, of: number): boolean => told?.winner === of;

/** How big the moment is: by what a seat gets, in prices of a seat. 0: quiet … 4: the biggest. */
export function gradeOf(got: number, price: number): 0 | 1 | 2 | 3 | 4 {
  const times = price === 0 ? 0 : got / price;
  if (times < 1) return 0;
  if (times < 2.5) return 1;
  if (times < 6) return 2;
  return times < 20 ? 3 : 4;
}
