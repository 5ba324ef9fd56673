import { playerStream } from '@skins/engine/accounts';
import { openMoonBox } from '@skins/engine/boxes';
import {
  CATALOGUE_STREAM,
  type CatalogueChange,
  NO_SHELF,
  catalogue,
  catalogueAt,
} from '@skins/engine/catalogue';
import { DAY_MS, invariant, playerActor } from '@skins/engine/kernel';
import { type ChoosePhase, MOON_BOX, type MoonTerms, moonOf } from '@skins/engine/moonbox';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { NO_CHANGE, changing as changingBoxes, boxOf } from '../catalogue/orders.ts';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';

const RULES_STREAM = rulesStream(MOON_BOX.name);
const MOON_PRICE = 19_000;
const PHASES = Array.from({ length: 8 }, (_, phase) => `moon-${phase}`);

/** The moon box of tests: the rare skin is its top tier. */
export const MOON: MoonTerms = {
  open: true,
  season: 'first',
  name: { zh: '月盒', en: 'Moon box', ru: 'Лунный кейс', vi: 'Hộp trăng' },
  endsAt: null,
  phases: PHASES,
  top: ['rare'],
};

/** Index of the ticket split of a phase: one ticket in 2^24 is rare before the full moon, seven of ten at it. */
const splitOf = (phase: number): number => (phase === 7 ? 1 : 2);

/** The publication of all phases. */
const RISING: CatalogueChange = {
  ...NO_CHANGE,
  boxes: PHASES.map((boxId, phase) => {
    const box = boxOf(boxId, MOON_PRICE, splitOf(phase));
    return { ...box, face: { ...box.face, number: 801 + phase, shelfId: NO_SHELF } };
  }),
};

/** Publishes rules of the moon box, and waits until they are in force. @param n number in the proposal's id */
export function seasoning(world: World, n: number, change: Partial<MoonTerms> = {}, approver?: string): void {
  changing(world, n, { rules: MOON_BOX, content: { ...MOON, ...change } }, approver);
  world.time += DAY_MS;
}

/** Publishes eight phases and the rules that name them, and waits until they are in force. @param n from which proposals are numbered */
export function moonrise(world: World, n: number, approver?: string): void {
  changingBoxes(world, n, RISING, ...(approver === undefined ? [] : [approver]));
  seasoning(world, n + 1, {}, approver);
}

function moonContext(view: View, time: number) {
  const { history } = view.stateOf(rules.streams.rules, RULES_STREAM);
  const terms = rulesInForce(history, MOON_BOX, time);
  invariant(terms !== undefined, 'a shop has rules of the moon box');
  const at = catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time);
  return { terms, versionOf: (boxId: string) => at.unshelved.get(boxId)?.current };
}

/** Returns an opening of the moon box as some page showed it. */
export const openingMoon = (playerId: string, input: ChoosePhase) =>
  order({
    command: openMoonBox,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: [RULES_STREAM, CATALOGUE_STREAM],
    context: (given, view) => ({ ...given, ...moonContext(view, given.time) }),
  });

const UNSEEN = 'f'.repeat(64);

/** Returns what a player's page shows of the moon box. */
export function seenMoon(view: View, playerId: string): ChoosePhase {
  const { terms, versionOf } = moonContext(view, view.time);
  const { moonbox } = view.stateOf(shop.streams.player, playerStream(playerId));
  const { phase } = moonOf(moonbox, terms.content.season);
  const versionHash = versionOf(terms.content.phases[phase] ?? '')?.versionHash ?? UNSEEN;
  return { phase, versionHash, rulesHash: terms.hash };
}

/** Returns an opening at the player's phase. */
export const openingMoonNow = (view: View, playerId: string) =>
  openingMoon(playerId, seenMoon(view, playerId));
