import { playerOf } from '@skins/engine/accounts';
import type { DataOf } from '../contract/call.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Game } from '../game/index.ts';
import type { Language } from '../http/language.ts';
import { recordOf, upgradedAt } from '../upgrades/presenters.ts';
import type { upgradeReplay } from './contract.ts';
import type { PeopleShown } from './people.ts';
import type { HallQuestions } from './questions.ts';

type Shown = DataOf<typeof upgradeReplay>;

/** A dial stands 4.5 s after its start; what others are told waits a little longer. */
const DIAL_MS = 6_000;

/** Upgrades as everybody may see them. Strangers are shown none whose dial still turns. */
export function shownUpgrades(game: Game, ask: Pick<HallQuestions, 'at'>, personOf: PeopleShown) {
  const landedUntil = () => game.clock() - DIAL_MS;

  const shownAt = async (position: string, caller: string | undefined, language: Language) => {
    const upgraded = await upgradedAt(game, position);
    const player = playerOf(upgraded.meta.stream) ?? '';
    if (upgraded.time > landedUntil() && player !== caller) return undefined;
    return { ...recordOf(shownCatalogue(game), upgraded, language), ...personOf(player, caller) };
  };

  return {
    landedUntil,
    /** Undefined where no upgrade stands, or its dial still turns for others. */
    one: async (
      position: string,
      caller: string | undefined,
      language: Language,
    ): Promise<Shown | undefined> =>
      ask.at(position) === undefined ? undefined : shownAt(position, caller, language),

    at: async (
      positions: readonly string[],
      caller: string | undefined,
      language: Language,
    ): Promise<Shown[]> => {
      const all = await Promise.all(positions.map((position) => shownAt(position, caller, language)));
      return all.filter((one) => one !== undefined);
    },
  };
}

export type ShownUpgrades = ReturnType<typeof shownUpgrades>;
