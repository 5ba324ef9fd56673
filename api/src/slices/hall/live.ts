import { playerOf } from '@skins/engine/accounts';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { listedIn } from '../../foundation/live/listed.ts';
import { RARE } from '../../foundation/live/rare.ts';
import { type LiveTools, liveSource } from '../../foundation/live/source.ts';
import { RECORDS } from '../upgrades/views.ts';
import { levelNow } from '../vip/level-now.ts';
import { DIAL_MS } from './dial.ts';
import { peopleShown } from './people.ts';
import { upgradeShownTo } from './shown-upgrades.ts';

/** Item source 3 is an upgrade (spec 3.18). */
const UPGRADE = 3;

/** Broadcasts upgrades to the hall once their dial has stopped. */
export const live = ({ game, readModels }: LiveTools) => {
  const listed = listedIn(readModels, 'upgrade-records', RECORDS);
  const personOf = peopleShown(levelNow(game, readModels));
  return [
    liveSource(UpgradePlayed, {
      channel: 'upgrade',
      landsMs: DIAL_MS,
      listed,
      tell: (data, { position, stream, time }) => {
        const player = playerOf(stream);
        if (player === undefined) return undefined;
        const upgraded = { data, time, position };
        const { rarity } = game.catalogue().skins.get(data.targetSkinId) ?? { rarity: 'unknown' };
        return {
          owner: player,
          audience: 'everybody',
          rare: data.won && RARE.has(rarity),
          body: (language, own) => ({
            type: UPGRADE,
            ...upgradeShownTo(own ? player : undefined, { game, upgraded, player, personOf, language }),
          }),
        };
      },
    }),
  ];
};
