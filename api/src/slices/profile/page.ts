import { TICKETS } from '@skins/engine/fairness';
import { houseDate, houseDay, toGems } from '@skins/engine/kernel';
import { TITLES } from '@skins/engine/profile';
import type { Player } from '@skins/engine/shop';
import { suspensionAt } from '@skins/engine/standing';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Game, today } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { avatarOf, frameOf, maskedName } from '../accounts/display-name.ts';
import type { Follows } from '../accounts/follows.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import { DIAL_MS } from '../hall/dial.ts';
import { userIdOf } from '../hall/counted.ts';
import { collectionOf } from './collection.ts';
import type { ownProfile } from './contract.ts';
import { type Point, type Sums, luckOf, timesOf } from './plays.ts';
import type { ProfileQuestions } from './questions.ts';
import { resultShown } from './result.ts';
import { titlesOf } from './titles.ts';

export type Page = Omit<DataOf<typeof ownProfile>, 'shown'>;

interface Pages {
  readonly game: Game;
  readonly ask: ProfileQuestions;
  readonly levelOf: (playerId: string) => number;
  readonly follows: Pick<Follows, 'has'>;
}

/** Returns whether nobody sees the page of a player: erased, suspended or excluded. */
export const isHidden = ({ accounts, erasure, standing, limits }: Player, now: number): boolean =>
  accounts.registered === undefined ||
  erasure.erased !== undefined ||
  suspensionAt(standing, now) !== undefined ||
  limits.excludedUntil > now;

/** Returns whether others may follow a player's results now. */
export const isFollowable = (player: Player, now: number): boolean =>
  player.profile.shown.live && !isHidden(player, now);

/** Returns what everybody sees of a player. */
export const personShown = (playerId: string, vipLevel: number) => ({
  userId: userIdOf(playerId),
  userName: maskedName(playerId),
  avatar: avatarOf(playerId),
  headPortraitBox: frameOf(playerId, vipLevel),
  vipLevel,
});

/** Returns a function for all parts of a player's page. */
export const pagesOf =
  ({ game, ask, levelOf, follows }: Pages) =>
  async (
    playerId: string,
    player: Player,
    { caller, language }: { caller?: string | undefined; language: Language },
  ): Promise<Page> => {
    const now = game.clock();
    const catalogue = shownCatalogue(game);
    const { sums, points } = ask.plays(playerId, now);
    const seen = ask.skins(playerId, now);
    const row = ask.row(playerId);
    const { hash, content } = game.rulesAt(TITLES, now);
    const me = caller === playerId;
    return {
      ...personShown(playerId, levelOf(playerId)),
      me,
      luck: luckShown(sums, points),
      runs: { paid: sums.paid, above: sums.above, below: sums.below },
      best: sums.best.map((best) => ({
        ...faceIn(catalogue, best.skin, language),
        multiple: timesOf(best),
        kind: best.kind,
        position: best.position,
        price: toGems(best.returned),
      })),
      collection: collectionOf(catalogue, seen, language),
      titles: titlesOf(content, {
        seen,
        catalogue,
        battles: row?.battles ?? 0,
        longShot: sums.longShot,
        kept: Object.keys(player.limits.caps).length === 0 ? 0 : (row?.kept ?? 0),
        now,
      }),
      // Others see no day that a result may still move which they have not seen.
      gems: ask
        .gems(playerId, me ? today(game) : houseDay(now - DIAL_MS, game.houseOffset(now)) - 1)
        .map(({ day, balance }) => ({ date: houseDate(day), balance: toGems(balance) })),
      live: {
        newest: sums.newest && resultShown(catalogue, sums.newest, language),
        followed: caller !== undefined && (await follows.has(caller, playerId)),
      },
      rulesHash: hash,
    };
  };

/** Returns sums and curve in gems: the only place where exact sums become numbers. */
function luckShown(sums: Sums, points: readonly Point[]): NonNullable<Page['luck']> {
  return {
    plays: sums.plays,
    staked: toGems(sums.staked),
    expected: gemsOf(BigInt(sums.expected)),
    returned: toGems(sums.returned),
    deviation: deviationOf(sums.variance),
    points: [
      ...points.map(({ nth, luck, variance }) => ({
        plays: nth,
        luck: gemsOf(BigInt(luck)),
        deviation: deviationOf(variance),
      })),
      // The last point of the curve is always the newest play.
      ...(points.at(-1)?.nth === sums.plays || sums.plays === 0
        ? []
        : [{ plays: sums.plays, luck: gemsOf(luckOf(sums)), deviation: deviationOf(sums.variance) }]),
    ],
  };
}

const gemsOf = (units: bigint): number => toGems(Number(units / BigInt(TICKETS)));
const deviationOf = (variance: string): number =>
  toGems(Math.round(Math.sqrt(Number(BigInt(variance))) / TICKETS));
