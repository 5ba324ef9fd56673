import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { REEL_MS } from '../boxes/landed-opens.ts';
import { RECORDS } from '../boxes/views.ts';
import { listedIn } from '../../foundation/live/listed.ts';
import { RARE } from '../../foundation/live/rare.ts';
import { type LiveTools, liveSource } from '../../foundation/live/source.ts';
import { levelNow } from '../vip/level-now.ts';
import { dropOf } from './drop-of.ts';

/** Type 0 of the drop channel: an open for the list of latest drops, with the same fields as in `/api/home/web/info`. */
const STORED = 0;

/** Broadcasts box drops once their reel has stopped. */
export const live = ({ game, readModels }: LiveTools) => {
  const levelOf = levelNow(game, readModels);
  const listed = listedIn(readModels, 'box-records', RECORDS);
  return [
    liveSource(BoxOpened, {
      channel: 'drop',
      landsMs: REEL_MS,
      listed,
      tell: (data, { position, stream, time }) => {
        const player = playerOf(stream);
        if (player === undefined) return undefined;
        const open = { data, position, time, player };
        return {
          owner: player,
          audience: 'everybody',
          rare: RARE.has(game.catalogue().skins.get(data.skinId)?.rarity ?? 'unknown'),
          body: (language) => ({ msgType: STORED, ...dropOf(game, open, levelOf, language) }),
        };
      },
    }),
  ];
};
