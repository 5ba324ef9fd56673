import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { REEL_MS } from '../boxes/openings.ts';
import { listedIn } from '../live/listed.ts';
import { RARE } from '../live/rare.ts';
import { type LiveTools, liveSource } from '../live/source.ts';
import { levelNow } from '../vip/level-now.ts';
import { dropOf } from './drop-of.ts';

/** The drop channel's type 0: an open for the list of latest drops, as `/api/home/web/info` has it. */
const STORED = 0;

/** Drops of boxes, once their reel stands. */
export const live = ({ game, readModels }: LiveTools) => {
  const levelOf = levelNow(game, readModels);
  const listed = listedIn(readModels, 'drop-feed', 'drop_feed');
  return [
    liveSource(BoxOpened, {
      channel: 'drop',
      landsMs: REEL_MS,
      listed,
      tell: ({ boxId, versionHash, skinId, ticket }, { position, stream, time }) => {
        const player = playerOf(stream);
        if (player === undefined) return undefined;
        const place = { position, time, player };
        const row = { ...place, box_id: boxId, version_hash: versionHash, skin_id: skinId, ticket };
        return {
          owner: player,
          audience: 'everybody',
          rare: RARE.has(game.catalogue().skins.get(skinId)?.rarity ?? 'unknown'),
          body: (language) => ({ msgType: STORED, ...dropOf(game, row, levelOf, language) }),
        };
      },
    }),
  ];
};
