import { playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { DAY_MS, QUARTER_MS, playerActor } from '@skins/engine/kernel';
import {
  SEASON,
  type Season,
  type SeasonTerms,
  drawSeason,
  reachSeasonMilestone,
  seasonAt,
} from '@skins/engine/newyear';
import { rules, rulesStream } from '@skins/engine/rules';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { seasonFrom } from './sample-newyear.ts';

const SEASON_STREAM = rulesStream(SEASON.name);

/**
 * Publishes a season that begins as soon as its notice allows, and waits until it has begun.
 * @param n number in the proposal's id
 * @returns its beginning, milliseconds since 1970
 */
export function holding(world: World, n: number, change: Partial<Season> = {}): number {
  const from = Math.ceil((world.time + DAY_MS) / QUARTER_MS + 1) * QUARTER_MS;
  changing(world, n, { rules: SEASON, content: { season: seasonFrom(from, change) } });
  world.time = from;
  return from;
}

const READS = [SEASON_STREAM, CATALOGUE_STREAM];

/** Returns the season that runs. */
export const termsNow = (view: View, time: number): SeasonTerms | undefined =>
  seasonAt(view.stateOf(rules.streams.rules, SEASON_STREAM).history, time);

const hashNow = (world: World): string => termsNow(world, world.time)?.hash ?? 'f'.repeat(64);

/** @param bent terms by which a cheating shop decides instead */
function seasonContext(view: View, time: number, bent: Partial<Season>) {
  const terms = termsNow(view, time);
  const { skins } = catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time);
  return {
    terms: terms && { ...terms, season: { ...terms.season, ...bent } },
    priceOf: (skinId: string) => skins.get(skinId)?.price,
  };
}

/** Returns a draw; the streams that it reads must be loaded. */
export const drawing = (playerId: string, rulesHash: string, bent: Partial<Season> = {}) =>
  order({
    command: drawSeason,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { rulesHash },
    reads: READS,
    context: (given, view) => ({ ...given, ...seasonContext(view, given.time, bent) }),
  });

export const drawingNow = (world: World, playerId: string, bent: Partial<Season> = {}) =>
  drawing(playerId, hashNow(world), bent);

export const reaching = (
  playerId: string,
  input: { readonly radishes: number; readonly rulesHash: string },
  bent: Partial<Season> = {},
) =>
  order({
    command: reachSeasonMilestone,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: READS,
    context: (given, view) => ({ ...given, ...seasonContext(view, given.time, bent) }),
  });

export const reachingNow = (world: World, playerId: string, radishes: number, bent: Partial<Season> = {}) =>
  reaching(playerId, { radishes, rulesHash: hashNow(world) }, bent);
