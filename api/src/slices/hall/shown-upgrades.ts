import { playerOf } from '@skins/engine/accounts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { type Upgraded, recordOf, upgradedAt } from '../upgrades/presenters.ts';
import type { upgradeReplay } from './contract.ts';
import { DIAL_MS } from './dial.ts';
import type { PeopleShown } from './people.ts';
import type { HallQuestions } from './questions.ts';

type Shown = DataOf<typeof upgradeReplay>;

type Listed = ReturnType<typeof recordOf>;

/** Public view of upgrades. Strangers do not see those whose dial still turns. */
export function shownUpgrades(game: Game, ask: Pick<HallQuestions, 'at'>, personOf: PeopleShown) {
  const landedUntil = () => game.clock() - DIAL_MS;

  const shownAt = async (position: string, caller: string | undefined, language: Language) => {
    const upgraded = await upgradedAt(game, position);
    const player = playerOf(upgraded.meta.stream) ?? '';
    if (upgraded.time > landedUntil() && player !== caller) return undefined;
    return upgradeShownTo(caller, { game, upgraded, player, personOf, language });
  };

  return {
    landedUntil,
    /** Returns undefined if there is no upgrade, or its dial still turns for others. */
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

interface Upgrade {
  readonly game: Game;
  readonly upgraded: Upgraded;
  readonly player: string;
  readonly personOf: PeopleShown;
  readonly language: Language;
}

/** Returns a landed upgrade for a caller; `undefined` is a stranger. */
export function upgradeShownTo(
  caller: string | undefined,
  { game, upgraded, player, personOf, language }: Upgrade,
): Shown {
  const record = recordOf(shownCatalogue(game), upgraded, language);
  const person = personOf(player, caller);
  return { ...(person.me ? record : withoutAccount(record, player, person.userId)), ...person };
}

/** Item ids begin with the account id: strangers get the public id instead. */
function withoutAccount(record: Listed, playerId: string, userId: string): Listed {
  const told = (itemId: string | null) => itemId && itemId.replace(playerId, userId);
  return {
    ...record,
    itemId: told(record.itemId),
    consumed: record.consumed.map((one) => ({ ...one, itemId: told(one.itemId) })),
  };
}
