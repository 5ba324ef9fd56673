import type { Player } from '@skins/engine/shop';
import { houseDate, houseDay, startOfHouseDay } from '@skins/engine/kernel';
import { SIGN_IN_BOARD, type SignInBoard, monthOf, requirementOf, standingOf } from '@skins/engine/signin';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { rewardFace } from './reward-face.ts';

/** Returns the boards at a time, with a player's progress. */
export function boardsOf(game: Game, { signin }: Pick<Player, 'signin'>, time: number) {
  const offset = game.houseOffset(time);
  const { hash, content } = game.rulesAt(SIGN_IN_BOARD, time);
  const standing = standingOf(signin, time, offset);
  const { own } = standing;
  // A month follows the board in force at its first sign-in.
  const monthly = own === undefined ? content : game.rulesAt(SIGN_IN_BOARD, own.began).content;
  return { time, offset, hash, content, standing, accumulate: monthly.accumulate };
}
export type Boards = ReturnType<typeof boardsOf>;

/** Returns the seven-day board's entries for players. */
export const everyOf = (game: Game, { every }: Pick<SignInBoard, 'every'>, language: Language) =>
  every.map(({ limitationType, limitationTime, reward }, n) => ({
    index: n + 1,
    conditionNum: n + 1,
    ...rewardFace(shownCatalogue(game), reward, language),
    limitationType,
    limitationTime,
  }));

/** Returns the monthly board's entries for players. */
export const accumulateOf = (
  game: Game,
  { accumulate }: Pick<SignInBoard, 'accumulate'>,
  language: Language,
) =>
  accumulate.map(({ conditionNum, reward }, n) => ({
    index: n + 1,
    conditionNum,
    ...rewardFace(shownCatalogue(game), reward, language),
    limitationType: null,
    limitationTime: 0,
  }));

/** Returns the player's progress in the round, and the start of the next day. */
export const resultOf = ({ hash, content, standing, offset }: Boards) =>
  content.open
    ? {
        days: standing.signed,
        next: standing.next,
        signedToday: standing.signedToday,
        date: houseDate(standing.day),
        resetTime: startOfHouseDay(standing.day + 1, offset),
        boardHash: hash,
      }
    : null;

/** Returns the player's progress in the month, and the start of the next one. */
export const monthNow = ({ standing: { day, own }, offset }: Boards) => ({
  month: houseDate(day).slice(0, 7),
  days: own?.days ?? 0,
  claimed: [...(own?.claimed ?? [])],
  resetTime: startOfHouseDay(firstDayAfter(day), offset),
});

/** Returns the first day of the next month. @param day days since 1970-01-01 */
function firstDayAfter(day: number): number {
  const month = monthOf(day) + 1;
  return houseDay(Date.UTC(1970, month, 1), 0);
}

/** Returns the number of unclaimed rewards of the month. */
export const waitingIn = ({ accumulate, standing: { own } }: Boards): number =>
  own === undefined
    ? 0
    : accumulate.filter(({ conditionNum }) => conditionNum <= own.days && !own.claimed.includes(conditionNum))
        .length;

type Status = 'claimed' | 'claimable' | 'notClaimable';

/** Returns each entry's requirement and progress, with its button's state by the rule of spec 4.19. */
export function handledIn(game: Game, player: Pick<Player, 'deeds'>, boards: Boards, language: Language) {
  const { content, standing, accumulate, time, offset } = boards;
  const days = content.open ? everyOf(game, content, language) : [];
  const every = days.map((entry) => ({
    activityType: 'every' as const,
    ...entry,
    done: requirementOf(entry, player.deeds, time, offset).done,
    status: statusOfDay(entry.index, standing),
  }));
  const { own } = standing;
  const monthly = accumulateOf(game, { accumulate }, language).map((entry) => ({
    activityType: 'accumulate' as const,
    ...entry,
    done: own?.days ?? 0,
    status: statusOfMonth(entry.conditionNum, own),
  }));
  return [...every, ...monthly];
}

/** spec 4.19: signed days are claimed; the next day is claimable, once a day. */
function statusOfDay(index: number, { signed, signedToday, next }: Boards['standing']): Status {
  if (index <= signed) return 'claimed';
  return !signedToday && index === next ? 'claimable' : 'notClaimable';
}

function statusOfMonth(conditionNum: number, own: Boards['standing']['own']): Status {
  if (own?.claimed.includes(conditionNum) === true) return 'claimed';
  return (own?.days ?? 0) >= conditionNum ? 'claimable' : 'notClaimable';
}
