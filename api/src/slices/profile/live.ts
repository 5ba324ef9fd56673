import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { PlayerErased } from '@skins/engine/erasure';
import { ExclusionShared, SelfExcluded } from '@skins/engine/limits';
import { ProfileChosen } from '@skins/engine/profile';
import { PlayerSuspended } from '@skins/engine/standing';
import { UpgradePlayed } from '@skins/engine/upgrades';
import type { Ending, Tale } from '../../foundation/live/message.ts';
import { type EventPlace, type LiveTools, liveSource } from '../../foundation/live/source.ts';
import { REEL_MS } from '../boxes/landed-opens.ts';
import { versionOf } from '../boxes/sheet.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { userIdOf } from '../hall/counted.ts';
import { DIAL_MS } from '../hall/dial.ts';
import { stakeOf } from '../upgrades/worth.ts';
import type { Result } from './plays.ts';
import { resultShown } from './result.ts';

const FOLLOW = { channel: 'follow', listed: undefined } as const;

/** Ends the following of a player. Followers do not get results that have not landed. */
function ending(stream: string): Ending | undefined {
  const player = playerOf(stream);
  return player === undefined ? undefined : { ends: player, userId: userIdOf(player) };
}

/** Tells results of followed players once they have landed, and that a player is followed no more. */
export const live = ({ game }: Pick<LiveTools, 'game'>) => {
  const told = (result: Omit<Result, 'position' | 'time'>, { position, stream, time }: EventPlace) => {
    const player = playerOf(stream);
    if (player === undefined) return undefined;
    return {
      owner: player,
      audience: 'followers',
      rare: false,
      body: (language) => ({
        type: 'result',
        userId: userIdOf(player),
        ...resultShown(shownCatalogue(game), { ...result, position, time }, language),
      }),
    } satisfies Tale;
  };
  const ended = { ...FOLLOW, landsMs: 0, tell: (_data: unknown, { stream }: EventPlace) => ending(stream) };
  return [
    liveSource(BoxOpened, {
      ...FOLLOW,
      landsMs: REEL_MS,
      tell: ({ boxId, versionHash, skinId, price, paidBy }, place) => {
        const version = versionOf(boxOf(game.catalogue(), boxId), versionHash);
        const returned = version?.odds.items.find((item) => item.skinId === skinId)?.value ?? 0;
        return told({ kind: 'box', skin: skinId, staked: paidBy === 'gems' ? price : 0, returned }, place);
      },
    }),
    liveSource(UpgradePlayed, {
      ...FOLLOW,
      landsMs: DIAL_MS,
      tell: (data, place) =>
        told(
          {
            kind: 'upgrade',
            skin: data.targetSkinId,
            staked: stakeOf(data),
            returned: data.won ? data.targetPrice : 0,
          },
          place,
        ),
    }),
    liveSource(ProfileChosen, {
      ...ended,
      tell: (shown, { stream }) => (shown.live ? undefined : ending(stream)),
    }),
    liveSource(PlayerErased, ended),
    liveSource(PlayerSuspended, ended),
    liveSource(SelfExcluded, ended),
    liveSource(ExclusionShared, ended),
  ];
};
