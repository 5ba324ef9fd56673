import { BoxOpened } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { itemAt, rollOf } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { MULTIPLE_UNITS } from '@skins/engine/rankings';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { eventAt } from '../../foundation/records/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { faceOf } from '../catalogue/skin-face.ts';
import type { PeopleShown } from '../hall/people.ts';
import { upgradedAt } from '../upgrades/presenters.ts';
import { chanceOf, stakeOf } from '../upgrades/worth.ts';
import type { ListedBoard } from './periods.ts';
import type { BestRow } from './questions.ts';

/** Displayed multiples have two decimals. */
const SHOWN = 100;

/** Returns a multiple as it is shown: truncated to two decimals. */
export const shownMultiple = (multiple: number): number =>
  Math.floor(multiple / (MULTIPLE_UNITS / SHOWN)) / SHOWN;

/** The seeds of a play, which everybody may check. */
const seedsOf = ({ userSeed, serverSeed }: { readonly userSeed: string; readonly serverSeed: string }) => ({
  userSeed,
  serverSeed,
  serverHash: nativeSha256(serverSeed),
});

interface Looking {
  readonly caller: string | undefined;
  readonly language: Language;
}

/** Returns ranked plays in the form of rows, read from the log. */
export function playsShown(game: Game, personOf: PeopleShown) {
  const winnerOf = (row: BestRow, { caller }: Looking) => {
    const { userName: name, ...person } = personOf(row.player, caller);
    const magnification = shownMultiple(row.multiple);
    return { ...person, name, magnification, position: row.position, createdTime: row.time };
  };

  const opened = async (row: BestRow, looking: Looking) => {
    const catalogue = shownCatalogue(game);
    const { data } = await eventAt(game.store, BoxOpened, row.position);
    const { boxId, versionHash, price, skinId, ticket } = data;
    const box = boxOf(catalogue, boxId);
    const items = box?.versions.find((version) => version.versionHash === versionHash)?.odds.items;
    const item = items && itemAt(items, ticket);
    return {
      data,
      item,
      shown: {
        ...winnerOf(row, looking),
        ...faceOf(catalogue, skinId, looking.language),
        stake: toGems(price),
        value: toGems(item?.value ?? 0),
        ...seedsOf(data.reveal),
        boxId,
        boxName: box ? inLanguage(box.face.name, looking.language) : boxId,
      },
    };
  };

  const upgraded = async (row: BestRow, looking: Looking) => {
    const { data } = await upgradedAt(game, row.position);
    return {
      ...winnerOf(row, looking),
      ...faceOf(shownCatalogue(game), data.targetSkinId, looking.language),
      stake: toGems(stakeOf(data)),
      value: toGems(data.targetPrice),
      ...seedsOf(data.reveal),
      successRate: chanceOf(data.rate),
      boxId: null,
      boxName: '',
    };
  };

  return {
    /** Returns a play as a row of its board. */
    rowOf: async (board: ListedBoard, row: BestRow, looking: Looking) =>
      board === 'upgrade'
        ? upgraded(row, looking)
        : { ...(await opened(row, looking)).shown, successRate: null },

    /** Returns an open with all that is needed to compute it again. */
    provenOf: async (row: BestRow, looking: Looking) => {
      const { data, item, shown } = await opened(row, looking);
      const { userSeed, serverSeed } = data.reveal;
      return {
        ...shown,
        versionHash: data.versionHash,
        resultHash: rollOf(userSeed, serverSeed, nativeSha256).resultHash,
        N: data.ticket,
        startTicket: item?.startTicket ?? 0,
        endTicket: item?.endTicket ?? 0,
      };
    },
  };
}
export type PlaysShown = ReturnType<typeof playsShown>;
