import { PlayerRegistered } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { SYSTEM, flowActor, houseDay, idOf, startOfHouseDay, streamOf } from '@skins/engine/kernel';
import { TopUpCredited, TopUpReinstated, TopUpTakenBack } from '@skins/engine/payments';
import {
  CLOSES_AFTER_MS,
  type ClosePromotionDay,
  type HoldReason,
  PROMOTION,
  type ShareVerdict,
  approvePromotion,
  closePromotionDay,
  endPromotionDay,
  payPromotion,
  promotionStream,
  proposePromotion,
} from '@skins/engine/promotion';
import { RulesPublished, rulesStream } from '@skins/engine/rules';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { type Log, logOf } from '../kit/forge.ts';
import { HOUSE_STREAM, houseOffset, termsOfDay } from '../kit/house.ts';
import { order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { ADA, CYD } from '../operators/orders.ts';
import { operatorOn } from '../standing/orders.ts';

const RULES_STREAM = rulesStream(PROMOTION.name);

interface Counted {
  readonly day: number;
  readonly friend: string;
  readonly inviter: string;
  readonly counted: number;
}

/** Reads what friends bought and then played out of a log, play by play. */
function countedIn(log: Log, offset: number): readonly Counted[] {
  const inviters = new Map<string, string | null>();
  const left = new Map<string, number>();
  const all: Counted[] = [];
  let published = false;
  for (const record of log) {
    const friend = idOf(record.stream);
    const own = left.get(friend) ?? 0;
    if (RulesPublished.is(record)) published ||= record.data.name === PROMOTION.name;
    else if (PlayerRegistered.is(record)) inviters.set(friend, record.data.invitedBy);
    else if (TopUpCredited.is(record) || TopUpReinstated.is(record)) left.set(friend, own + record.data.gems);
    else if (TopUpTakenBack.is(record)) left.set(friend, own - record.data.gems);
    const stake = BoxOpened.is(record)
      ? record.data.paidBy === 'gems'
        ? record.data.price
        : 0
      : UpgradePlayed.is(record)
        ? record.data.gems
        : 0;
    const counted = Math.min(stake, Math.max(own, 0));
    if (counted === 0) continue;
    left.set(friend, own - counted);
    const inviter = inviters.get(friend);
    if (published && typeof inviter === 'string')
      all.push({ day: houseDay(record.time, offset), friend, inviter, counted });
  }
  return all;
}

/** Counts a day in a world's log. @param held reasons by friend */
export function counted(
  world: World,
  day: number,
  held: Readonly<Record<string, HoldReason>> = {},
): ClosePromotionDay {
  const all = countedIn(logOf(world.records), houseOffset(world, world.time));
  const sum = (found: readonly Counted[]) => found.reduce((total, one) => total + one.counted, 0);
  const friends = Map.groupBy(
    all.filter((one) => one.day === day),
    ({ friend }) => friend,
  );
  const rows = [...friends].map(([friend, plays]) => {
    const inviter = plays[0]?.inviter ?? '';
    const before = sum(all.filter((one) => one.day < day && one.inviter === inviter));
    return { friend, inviter, counted: sum(plays), before, held: held[friend] ?? null };
  });
  const named = ({ inviter, friend }: { inviter: string; friend: string }) => `${inviter} ${friend}`;
  return { day, rows: rows.toSorted((a, b) => (named(a) < named(b) ? -1 : 1)) };
}

export const closing = (input: ClosePromotionDay) =>
  order({
    command: closePromotionDay,
    stream: promotionStream(input.day),
    actor: SYSTEM,
    input,
    reads: [RULES_STREAM, HOUSE_STREAM],
    context: (given, view) => ({
      ...given,
      terms: termsOfDay(view, PROMOTION, input.day, given.time),
      endsAt: startOfHouseDay(input.day + 1, houseOffset(view, given.time)),
    }),
  });

/** Waits until a day can be closed. */
export function midnight(world: World, day: number): void {
  const offset = houseOffset(world, world.time);
  world.time = Math.max(world.time, startOfHouseDay(day + 1, offset) + CLOSES_AFTER_MS);
}

/** Closes a day, and lets its shares be settled. */
export function settled(world: World, day: number, held: Readonly<Record<string, HoldReason>> = {}): void {
  midnight(world, day);
  world.must(closing(counted(world, day, held)));
  world.settle();
}

interface Share {
  readonly table: string;
  readonly row: number;
  readonly friend: string;
  readonly amount: number;
  readonly held: HoldReason | null;
}

export const paying = (inviter: string, input: Share) =>
  order({
    command: payPromotion,
    stream: `player-${inviter}`,
    actor: flowActor(streamOf(input.table)),
    input,
  });

export const ending = (day: number) =>
  order({
    command: endPromotionDay,
    stream: promotionStream(day),
    actor: flowActor(promotionStream(day)),
    input: {},
  });

export const proposing = (inviter: string, input: ShareVerdict, by = CYD) =>
  order({ ...operatorOn(inviter, by), command: proposePromotion, input });

export const approving = (inviter: string, input: ShareVerdict, by = ADA) =>
  order({ ...operatorOn(inviter, by), command: approvePromotion, input });
