import type { PublishedRules, RulesInForce } from '@skins/engine/kernel';
import { HOUSE_TIME, type RulesState, rulesInForce, rulesStream } from '@skins/engine/rules';
import type { AllSlices } from '@skins/engine/shop';
import type { Game } from './game.ts';
import type { GameStreams } from './game-streams.ts';
import { pinned } from './pinned.ts';

interface RulesAtHand extends Pick<Game, 'rulesAt' | 'rulesHistory' | 'rulesState' | 'houseOffset'> {
  /** of all games, by their names */
  readonly all: ReadonlyMap<string, () => RulesState>;
}

/** The published rules of all games, as decided. */
export async function rulesAtHand(
  names: Iterable<string>,
  streams: GameStreams<AllSlices>['rules'],
): Promise<RulesAtHand> {
  const all = new Map<string, () => RulesState>();
  for (const name of names) all.set(name, await pinned(streams, rulesStream(name)));
  const rulesState: Game['rulesState'] = ({ name }) => {
    const state = all.get(name)?.();
    if (state === undefined) throw new RangeError(`no slice declares rules of ${name}`);
    return state;
  };
  const rulesHistory: Game['rulesHistory'] = (rules) => rulesState(rules).history;
  const rulesAt = <Content>(rules: PublishedRules<Content>, time: number): RulesInForce<Content> => {
    const inForce = rulesInForce(rulesHistory(rules), rules, time);
    if (inForce === undefined) throw new RangeError(`no rules of ${rules.name} count at ${time}`);
    return inForce;
  };
  const houseOffset = (time: number): number => rulesAt(HOUSE_TIME, time).content.offsetMinutes;
  return { all, rulesState, rulesHistory, rulesAt, houseOffset };
}
