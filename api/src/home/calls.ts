import { boxOf } from '@skins/engine/catalogue';
import { TICKETS, numberOf } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { countPlayers } from '../accounts/views.ts';
import { cardOf, faceOf } from '../boxes/presenters.ts';
import { REEL_MS } from '../boxes/openings.ts';
import { playedBoxes } from '../boxes/played.ts';
import { versionOf } from '../boxes/sheet.ts';
import { compare } from '../statistics/index.ts';
import { BoxViews } from '../boxes/questions.ts';
import type { DataOf } from '../contract/call.ts';
import { type Game, today } from '../game/index.ts';
import type { Handlers } from '../http/handlers.ts';
import { type Language, inLanguage } from '../http/language.ts';
import type { Shop } from '../slice/shop.ts';
import { gamesAtHand } from '../stops/game-states.ts';
import { levelNow } from '../vip/level-now.ts';
import { Checkpoints } from '../transparency/index.ts';
import { bannersOf } from './banners.ts';
import type * as contract from './contract.ts';
import { type DropRow, dropsUntil } from './views.ts';

const DROPS = 20;
const NEW_BOXES = 10;
const DAYS = 30;
const SHOP_OPEN = 0;
const SHOP_CLOSED = 1;

type HomeInfo = DataOf<typeof contract.homeInfo>;

export const calls = ({ closedUntil, game, presence, readModels, version }: Shop) => {
  const views = new BoxViews(readModels);
  const drops = dropsUntil(readModels);
  const players = countPlayers(readModels);
  const checkpoints = new Checkpoints(readModels);
  const levelOf = levelNow(game, readModels);
  return {
    webInfo: () => {
      const until = closedUntil();
      return {
        opening: until > 0 ? SHOP_CLOSED : SHOP_OPEN,
        timer: until > 0 ? until : null,
        name: 'Skins',
        version,
        closedGames: gamesAtHand(game).flatMap(({ game: name, state }) =>
          state === 'open' ? [] : [{ game: name, state }],
        ),
      };
    },
    banner: () => JSON.stringify(bannersOf(shownCatalogue(game))),
    homeInfo: ({ language }) => {
      const catalogue = shownCatalogue(game);
      const opens = views.opensByBox();
      const newest = [...catalogue.boxes.values()].toSorted(
        (a, b) => b.current.time - a.current.time || b.face.number - a.face.number,
      );
      return {
        boxLuckyVOList: drops(game.clock() - REEL_MS, DROPS).map((row) =>
          dropOf(game, row, levelOf, language),
        ),
        boxNewList: newest
          .slice(0, NEW_BOXES)
          .map((box) => cardOf(catalogue, box, opens.get(box.boxId) ?? 0, language)),
        basicsDataVO: {
          online: presence.online(),
          users: players(),
          ...returns(game, views),
          checkpoint: checkpointOf(checkpoints),
        },
      };
    },
  } satisfies Handlers<typeof contract>;
};

const checkpointOf = (checkpoints: Checkpoints): HomeInfo['basicsDataVO']['checkpoint'] => {
  const latest = checkpoints.latest();
  return latest === undefined ? null : { size: latest.size, rootHash: latest.root, time: latest.time };
};

/** Published against observed return of the last 30 days, both weighted by what was paid. */
function returns(
  game: Game,
  views: BoxViews,
): Pick<HomeInfo['basicsDataVO'], 'opens' | 'publishedRtp' | 'observedRtp' | 'observedBand'> {
  const sums = views.versionsSince(today(game) - DAYS + 1);
  const { plays, expectedRtp, observedRtp, band } = compare(playedBoxes(game.catalogue(), sums));
  return { opens: plays, publishedRtp: expectedRtp, observedRtp, observedBand: band };
}

/** @param levelOf the VIP level of a player */
function dropOf(
  game: Game,
  row: DropRow,
  levelOf: (playerId: string) => number,
  language: Language,
): HomeInfo['boxLuckyVOList'][number] {
  const catalogue = shownCatalogue(game);
  const box = boxOf(catalogue, row.box_id);
  const item = versionOf(box, row.version_hash)?.odds.items.find(({ skinId }) => skinId === row.skin_id);
  const { stuffName, stuffImage, exterior, skinsRarity, category } = faceOf(catalogue, row.skin_id, language);
  return {
    id: row.position,
    userName: maskedName(row.player),
    avatar: avatarOf(row.player),
    vipLevel: levelOf(row.player),
    boxId: row.box_id,
    boxName: box ? inLanguage(box.face.name, language) : row.box_id,
    boxType: catalogue.shelves.get(box?.face.shelfId ?? '')?.kind ?? 'hash',
    skinId: row.skin_id,
    stuffName,
    stuffImage,
    exterior,
    price: toGems(item?.value ?? 0),
    rarity: skinsRarity,
    category,
    number: numberOf(row.ticket),
    successRate: item ? (item.endTicket - item.startTicket) / TICKETS : 0,
    type: 1,
    createTime: row.time,
  };
}
