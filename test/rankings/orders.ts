import { BoxOpened } from '@skins/engine/boxes';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import {
  type Envelope,
  SYSTEM,
  flowActor,
  houseDay,
  placeOf,
  startOfHouseDay,
  streamOf,
} from '@skins/engine/kernel';
import {
  type Board,
  type CloseRanking,
  LANDED_MS,
  PAYS_AFTER_MS,
  RANKINGS,
  boxEdgeOf,
  boxMultipleOf,
  closeRanking,
  endRanking,
  payRankPrize,
  rankingStream,
  releasePrizes,
  upgradeScoreOf,
} from '@skins/engine/rankings';
import { rulesStream } from '@skins/engine/rules';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { HOUSE_STREAM, houseOffset, termsOfDay } from '../kit/house.ts';
import { order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';

const RULES_STREAM = rulesStream(RANKINGS.name);

interface Played {
  readonly play: string;
  readonly board: Board;
  readonly stake: number;
  readonly edge: number;
  readonly multiple: number | undefined;
}

/** Returns a record as a play for gems; undefined for anything else. */
function playedIn(world: World, record: Envelope): Played | undefined {
  const play = placeOf(record.stream, record.version);
  if (BoxOpened.is(record) && record.data.paidBy === 'gems') {
    const { boxId, versionHash, ticket, price } = record.data;
    const { history } = world.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM);
    const items =
      catalogueAt(history, record.time)
        .boxes.get(boxId)
        ?.versions.find((one) => one.versionHash === versionHash)?.odds.items ?? [];
    const { value = 0 } = items.find((item) => ticket >= item.startTicket && ticket < item.endTicket) ?? {};
    return {
      play,
      board: 'box',
      stake: price,
      edge: boxEdgeOf({ price, items }),
      multiple: boxMultipleOf(value, price),
    };
  }
  if (UpgradePlayed.is(record) && record.data.items.length === 0)
    return { play, board: 'upgrade', stake: record.data.gems, ...upgradeScoreOf(record.data) };
  return undefined;
}

/** Counts a board's day in a world's log. */
export function counted(world: World, board: Board, day: number): CloseRanking {
  const { minimumPrice } = termsOfDay(world, RANKINGS, day, world.time).content[board];
  const offset = houseOffset(world, world.time);
  const plays = world.records
    .map((record): Envelope => JSON.parse(record))
    .filter(({ time }) => houseDay(time, offset) === day)
    .map((record) => playedIn(world, record))
    .filter((one) => one !== undefined)
    .filter((one) => one.board === board && one.stake >= minimumPrice);
  const best = new Map<string, { readonly play: string; readonly multiple: number }>();
  for (const { play, multiple } of plays) {
    const player = streamOf(play);
    if (multiple !== undefined && multiple > (best.get(player)?.multiple ?? -1))
      best.set(player, { play, multiple });
  }
  const inOrder = plays.map(({ play }) => play);
  return {
    board,
    day,
    plays: plays.length,
    edge: plays.reduce((sum, { edge }) => sum + edge, 0),
    rows: [...best.values()]
      .toSorted((a, b) => b.multiple - a.multiple || inOrder.indexOf(a.play) - inOrder.indexOf(b.play))
      .slice(0, 10),
  };
}

export const closing = (input: CloseRanking) =>
  order({
    command: closeRanking,
    stream: rankingStream(input.board, input.day),
    actor: SYSTEM,
    input,
    reads: [RULES_STREAM, HOUSE_STREAM],
    context: (given, view) => ({
      ...given,
      terms: termsOfDay(view, RANKINGS, input.day, given.time),
      endsAt: startOfHouseDay(input.day + 1, houseOffset(view, given.time)),
    }),
  });

/** Waits until a day's plays have landed. */
export function midnight(world: World, day: number): void {
  const offset = houseOffset(world, world.time);
  world.time = Math.max(world.time, startOfHouseDay(day + 1, offset) + LANDED_MS);
}

/** Closes a day, and lets its prizes be paid at noon. */
export function settled(world: World, board: Board, day: number): void {
  midnight(world, day);
  world.must(closing(counted(world, board, day)));
  noon(world, day);
  world.settle();
}

/** Waits until the prizes of a day are paid. */
export function noon(world: World, day: number): void {
  const offset = houseOffset(world, world.time);
  world.time = Math.max(world.time, startOfHouseDay(day + 1, offset) + PAYS_AFTER_MS);
}

export const releasing = (board: Board, day: number) =>
  order({
    command: releasePrizes,
    stream: rankingStream(board, day),
    actor: flowActor(rankingStream(board, day)),
    input: {},
  });

export const paying = (stream: string, closed: string, rank: number, amount: number) =>
  order({
    command: payRankPrize,
    stream,
    actor: flowActor(streamOf(closed)),
    input: { closed, rank, amount },
  });

export const ending = (board: Board, day: number) =>
  order({
    command: endRanking,
    stream: rankingStream(board, day),
    actor: flowActor(rankingStream(board, day)),
    input: {},
  });
