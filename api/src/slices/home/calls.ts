import { shownCatalogue } from '../catalogue/shown.ts';
import { cardOf } from '../boxes/presenters.ts';
import { REEL_MS, landedOpens } from '../boxes/landed-opens.ts';
import { playedBoxes } from '../boxes/played.ts';
import { compare } from '../../foundation/statistics/index.ts';
import type { VersionSums } from '../boxes/questions.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Game, today } from '../../foundation/game/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { gamesAsPlayed } from '../stops/game-states.ts';
import { levelNow } from '../vip/level-now.ts';
import { Checkpoints } from '../../foundation/transparency/index.ts';
import { bannersNow } from './banners.ts';
import type * as contract from './contract.ts';
import { dropOf } from './drop-of.ts';
import { LatestDrops } from './latest-drops.ts';
import { type Desks, switchedOff } from './switched-off.ts';

const DROPS = 20;
const NEW_BOXES = 10;
const DAYS = 30;
const SHOP_OPEN = 0;
const SHOP_CLOSED = 1;

type HomeInfo = DataOf<typeof contract.homeInfo>;

export const calls = ({ closedUntil, counters, desks, game, readModels, version }: Shop<Desks>) => {
  const opens = landedOpens({ game, readModels });
  const drops = new LatestDrops(readModels, game.store);
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
        closedGames: gamesAsPlayed(game).flatMap(({ game: name, state }) =>
          state === 'open' ? [] : [{ game: name, state }],
        ),
        off: [...switchedOff({ game, desks })],
      };
    },
    banner: ({ language }) => JSON.stringify(bannersNow(game, language)),
    homeInfo: async ({ language }) => {
      const latest = await drops.until(game.clock() - REEL_MS, DROPS);
      const catalogue = shownCatalogue(game);
      const [byBox, sums] = await Promise.all([opens.byBox(), opens.versionsSince(today(game) - DAYS + 1)]);
      const newest = [...catalogue.boxes.values()].toSorted(
        (a, b) => b.current.time - a.current.time || b.face.number - a.face.number,
      );
      return {
        boxLuckyVOList: latest.map((drop) => dropOf(game, drop, levelOf, language)),
        boxNewList: newest
          .slice(0, NEW_BOXES)
          .map((box) => cardOf(catalogue, box, byBox.get(box.boxId) ?? 0, language)),
        basicsDataVO: {
          ...counters(),
          ...returns(game, sums),
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

/** Returns the published and the observed return of the last 30 days, both weighted by the amounts paid. */
function returns(
  game: Game,
  sums: readonly VersionSums[],
): Pick<HomeInfo['basicsDataVO'], 'opens' | 'publishedRtp' | 'observedRtp' | 'observedBand'> {
  const { plays, expectedRtp, observedRtp, band } = compare(playedBoxes(game.catalogue(), sums));
  return { opens: plays, publishedRtp: expectedRtp, observedRtp, observedBand: band };
}
