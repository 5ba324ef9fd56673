import { ItemSource } from '../bag/events.ts';
import {
  type Desk,
  type EventData,
  type Violation,
  experienceOf,
  stakeReleased,
  stakeReserved,
  stakeSettled,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { HOUSE_TIME } from '../rules/events.ts';
import { VIP_TABLE } from '../vip/events.ts';
import { type Books, type Own, type Shop, wishBook } from './audit-books.ts';
import { sharePrice } from './audit-draw.ts';
import type {
  PlantingEnded,
  SharesReleased,
  SharesReserved,
  SharesSettled,
  Terms,
  WishAsked,
  WishPlanted,
} from './events.ts';
import { WISH_HOUSE, WISH_TERMS } from './settings/events.ts';

// Checks plantings and stakes. Implemented again on purpose: the auditor must not share the engine's mistakes.

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const END_MS = 8 * DAY_MS;

export function auditAsked(
  desk: Desk,
  { wish: to, terms, due }: EventData<typeof WishAsked>,
  { own, shop }: Books,
): Violation | undefined {
  const { time, place, rules, obligations } = desk;
  const inForce = rules.inForce(WISH_TERMS);
  if (inForce === undefined) return violationOf('wish-terms', 'rules wish-terms that count', 'none');
  const { hours, priceLeast, levels } = inForce.content;
  const level = levelOf(desk, own);
  const { atOnce, priceMost } = levels[Math.min(level, levels.length - 1)] ?? { atOnce: 0, priceMost: 0 };
  const growing = own.planted.length;
  own.planted.push(place);
  const fits = hours.some((one) => time + one * HOUR_MS === terms.closesAt);
  return (
    auditTerms(desk, terms, shop) ??
    (fits ? undefined : violationOf('wish-terms', 'a time of the rules', terms.closesAt - time)) ??
    (terms.price >= priceLeast && terms.price <= priceMost
      ? undefined
      : violationOf('wish-plant', `a skin from ${priceLeast} to ${priceMost}`, terms.price)) ??
    (growing < atOnce ? undefined : violationOf('wish-plant', `${atOnce} wishes at once`, growing + 1)) ??
    unequal('wish-terms', terms.closesAt + END_MS, due) ??
    obligations.open({ to, amount: 0, due, terms: JSON.stringify(terms) })
  );
}

function levelOf({ rules }: Desk, own: Own): number {
  const levels = rules.inForce(VIP_TABLE)?.content.levels ?? [];
  return levels.findLast(({ vipNum }) => vipNum <= experienceOf(own))?.level ?? 0;
}

function auditTerms({ rules, time }: Desk, terms: Terms, { listed }: Shop): Violation | undefined {
  const inForce = rules.inForce(WISH_TERMS);
  const content = inForce?.content;
  return (
    unequal('wish-terms', inForce?.hash ?? 'no rules', terms.rulesHash) ??
    unequal('wish-terms', listed.at(terms.skinId, time) ?? 'no such skin', terms.price) ??
    unequal('wish-terms', content?.feeRate ?? -1, terms.feeRate) ??
    unequal('wish-terms', content?.most ?? -1, terms.most) ??
    unequal('wish-terms', content?.houseCeiling ?? -1, terms.houseCeiling) ??
    (terms.price <= (content?.ceiling ?? 0)
      ? undefined
      : violationOf('wish-terms', `a skin for ${content?.ceiling ?? 0} at most`, terms.price)) ??
    unequal('wish-terms', sharePrice(terms.price, terms.feeRate), terms.sharePrice)
  );
}

export function auditPlanted(
  desk: Desk,
  data: EventData<typeof WishPlanted>,
  { shop }: Books,
): Violation | undefined {
  const { stream, place, time, version, obligations } = desk;
  const { asked, terms } = data;
  const known = shop.wishes.has(stream) || version !== 1;
  const held = asked === null ? undefined : obligations.find(asked);
  const changed = shop.listed.at(terms.skinId, time) !== terms.price;
  shop.wishes.set(stream, wishBook(place, data));
  shop.planted += 1;
  return (
    (known ? violationOf('wish-order', 'one wish', 'another one') : undefined) ??
    (asked === null
      ? auditHouse(desk, data, shop)
      : (obligations.take(asked) ??
        unequal('wish-terms', held?.terms ?? 'nobody asked', JSON.stringify(terms)) ??
        unequal('wish-plant', 'null', JSON.stringify(data.house)))) ??
    (changed ? violationOf('wish-terms', 'a skin at its price', terms.price) : undefined) ??
    obligations.open({ to: stream, amount: 0, due: terms.closesAt + END_MS, terms: 'wish' })
  );
}

/** Checks that the house plants what its setting says, once. */
function auditHouse(
  desk: Desk,
  { house, terms }: EventData<typeof WishPlanted>,
  shop: Shop,
): Violation | undefined {
  const { rules, time, id, hash } = desk;
  const content = rules.inForce(WISH_HOUSE)?.content;
  if (house === null || content === undefined)
    return violationOf('wish-plant', 'a wish of the setting', 'another');
  const { day, n } = house;
  const offset = (rules.inForce(HOUSE_TIME)?.content ?? HOUSE_TIME.first).offsetMinutes * MINUTE_MS;
  const begins = day * DAY_MS - offset + content.hour * HOUR_MS;
  return (
    unequal('wish-plant', Math.floor((time + offset) / DAY_MS), day) ??
    (time >= begins ? undefined : violationOf('wish-plant', `from ${begins} on`, time)) ??
    (n <= content.aDay ? undefined : violationOf('wish-plant', `${content.aDay} a day`, n)) ??
    unequal(
      'wish-plant',
      content.skins[(day * content.aDay + n - 1) % content.skins.length] ?? 'none',
      terms.skinId,
    ) ??
    unequal('wish-plant', hash(`skins house wish v1\n${day}\n${n}`).slice(0, 12), id) ??
    auditTerms(desk, terms, shop) ??
    unequal('wish-terms', time + content.hours * HOUR_MS, terms.closesAt)
  );
}

export function auditPlantingEnded(
  { obligations }: Desk,
  { wish, asked, cause }: EventData<typeof PlantingEnded>,
  { own }: Books,
): Violation | undefined {
  const held = obligations.find(asked);
  own.planted = own.planted.filter((one) => one !== asked);
  return (
    unequal('wish-plant', held?.to ?? 'no wish', wish) ??
    obligations.close(asked, cause === null ? undefined : { cause, means: 'over' })
  );
}

export function auditReserved(
  desk: Desk,
  { wish: to, shares, gems, userSeed, due }: EventData<typeof SharesReserved>,
  { own, shop }: Books,
): Violation | undefined {
  const { hash, command } = desk;
  const derived = hash(`skins user seed v1\n${command}`).slice(0, 16);
  const terms = shop.wishes.get(to)?.planted.terms ?? askedTerms(desk, own, to);
  return (
    (terms === undefined ? violationOf('wish-stake', 'a wish', to) : undefined) ??
    unequal('wish-share', own.userSeed ?? derived, userSeed) ??
    unequal('wish-stake', shares * (terms?.sharePrice ?? 0), gems) ??
    unequal('wish-stake', (terms?.closesAt ?? 0) + END_MS, due) ??
    stakeReserved(desk, {
      to,
      gems,
      prop: null,
      due,
      terms: `${shares} ${userSeed}`,
      reason: 'wish-stake',
    })
  );
}

/** Returns the terms of an own wish that was asked for before, and is not planted yet. */
function askedTerms({ obligations }: Desk, { planted }: Own, to: string): Terms | undefined {
  const asked = planted.map((place) => obligations.find(place)).find((held) => held?.to === to);
  if (asked === undefined) return undefined;
  const terms: Terms = JSON.parse(asked.terms);
  return terms;
}

export function auditSettled(
  desk: Desk,
  { wish, reserved, cause, gems, value, itemId }: EventData<typeof SharesSettled>,
  { shop }: Books,
): Violation | undefined {
  const book = shop.wishes.get(wish);
  const { obligations, items } = desk;
  const held = obligations.find(reserved);
  const won = book !== undefined && book.lucky === reserved;
  const { skinId, price } = book?.planted.terms ?? { skinId: '', price: 0 };
  const next = items.nextId();
  if (won) items.due(ItemSource.wish, { itemId: next, skinId, value: price });
  return (
    (book === undefined ? violationOf('wish-gain', 'a wish that was drawn', 'none') : undefined) ??
    unequal('wish-gain', won ? price : 0, value) ??
    unequal('wish-gain', won ? next : 'none', itemId ?? 'none') ??
    unequal('wish-stake', held?.amount ?? 0, gems) ??
    stakeSettled(desk, {
      reserved,
      cause,
      means: `settle ${value}`,
      gems,
      prop: null,
      won: 0,
      reason: 'wish-settle',
    })
  );
}

export function auditReleased(
  desk: Desk,
  { wish, reserved, cause }: EventData<typeof SharesReleased>,
): Violation | undefined {
  const held = desk.obligations.find(reserved);
  return (
    unequal('wish-stake', held?.to ?? 'no stake', wish) ??
    stakeReleased(desk, { reserved, cause, prop: null, reason: 'wish-release' })
  );
}
