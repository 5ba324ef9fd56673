import { playerStream } from '@skins/engine/accounts';
import { SELL_BACK } from '@skins/engine/bag';
import {
  BATTLE_TERMS,
  type Battle,
  type SeatNow,
  type TakeSeatContext,
  battleStream,
  battles,
  cancelBattle,
  createBattle,
  drawBattle,
  invitePlayer,
  joinBattle,
  sealBattle,
} from '@skins/engine/battles';
import { CATALOGUE_STREAM, boxOf, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { flowActor, invariant, playerActor } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesNamed, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { suspensionAt } from '@skins/engine/standing';
import type { Contexts, World } from '../kit/world.ts';
import { type Given, type View, order } from '../kit/order.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';

const { commands } = battles;
const H = 'a'.repeat(64);
export const TERMS_STREAM = rulesStream(BATTLE_TERMS.name);
const SELL_BACK_STREAM = rulesStream(SELL_BACK.name);
export const BATTLE_READS = [TERMS_STREAM, SELL_BACK_STREAM, CATALOGUE_STREAM];

export const battleIdOf = (n: number): string => n.toString(16).padStart(12, '0');
export const streamOfBattle = (n: number): string => battleStream(battleIdOf(n));
export const deviceOf = (digit: string): string => digit.repeat(64);

const rulesAt = (view: View, time: number) => {
  const { history } = view.stateOf(rules.streams.rules, TERMS_STREAM);
  return rulesInForce(history, BATTLE_TERMS, time) ?? { hash: H, content: BATTLE_TERMS.first };
};
const sellBackAt = (view: View, time: number) =>
  rulesInForce(view.stateOf(rules.streams.rules, SELL_BACK_STREAM).history, SELL_BACK, time)?.content ??
  SELL_BACK.first;
const catalogueIn = (view: View, time: number) =>
  catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time);

const saleIn = (view: View, time: number) => (boxId: string) => {
  const current = catalogueIn(view, time).boxes.get(boxId)?.current;
  if (current === undefined) return undefined;
  const { price, items } = current.odds;
  return {
    versionHash: current.versionHash,
    price,
    dearest: Math.max(...items.map(({ value }) => value)),
  };
};

/** Returns the newest round that is out at a time. */
const newestAt = (time: number): number => Math.floor((time - CHAIN.genesisTime) / CHAIN.period) + 1;

const nowOf = ({ time }: Given, view: View): SeatNow => ({
  time,
  inForce: ({ boxId, versionHash }) => saleIn(view, time)(boxId)?.versionHash === versionHash,
  beacon: { chain: CHAIN, newest: newestAt(time) },
  ceilingsOf: (rulesHash) =>
    rulesNamed(view.stateOf(rules.streams.rules, TERMS_STREAM).history, BATTLE_TERMS, rulesHash),
});

export const stateOf = (view: View, n: number): Battle =>
  view.stateOf(battles.streams.battle, streamOfBattle(n));

interface Making {
  readonly boxes?: readonly string[];
  readonly seats?: number;
  readonly teams?: number;
  readonly rule?: Parameters<typeof createBattle.decide>[1]['rule'];
  readonly open?: boolean;
  readonly oneADevice?: boolean;
  readonly card?: boolean;
  readonly device?: string;
  readonly versionHash?: string;
  readonly rulesHash?: string;
  /** whether the shop has no beacon */
  readonly dark?: boolean;
}

/** Returns the creation of a battle of box versions on sale. */
export const creating = (
  view: View,
  playerId: string,
  n: number,
  { boxes = ['box-one', 'box-two', 'box-one'], device = deviceOf('1'), dark = false, ...made }: Making = {},
) =>
  order({
    command: createBattle,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    reads: BATTLE_READS,
    input: {
      battleId: battleIdOf(n),
      boxes: boxes.map((boxId) => ({
        boxId,
        versionHash: made.versionHash ?? saleIn(view, view.time)(boxId)?.versionHash ?? H,
      })),
      seats: made.seats ?? 2,
      teams: made.teams ?? 0,
      rule: made.rule ?? 'highest',
      open: made.open ?? true,
      oneADevice: made.oneADevice ?? false,
      rulesHash: made.rulesHash ?? rulesAt(view, view.time).hash,
      card: made.card ?? false,
    },
    context: (given, now) => {
      const { open, rate } = sellBackAt(now, given.time);
      return {
        ...given,
        terms: rulesAt(now, given.time),
        onSale: saleIn(now, given.time),
        rate: open ? rate : undefined,
        chain: dark ? undefined : CHAIN,
        device,
      };
    },
  });

interface Joining {
  readonly card?: boolean;
  readonly device?: string;
  /** whether the beacon does not answer */
  readonly dark?: boolean;
}

export const joining = (
  playerId: string,
  n: number,
  { card = false, device = deviceOf('2'), dark = false }: Joining = {},
) =>
  order({
    command: joinBattle,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    reads: [...BATTLE_READS, streamOfBattle(n)],
    input: { battleId: battleIdOf(n), card },
    context: (given, view) => ({
      ...given,
      ...nowOf(given, view),
      ...(dark && { beacon: undefined }),
      battle: stateOf(view, n),
      cardValue: rulesAt(view, given.time).content.cardValue,
      device,
    }),
  });

const ofFlow = (n: number) => ({
  stream: streamOfBattle(n),
  actor: flowActor(streamOfBattle(n)),
});

const ofStake = (reserved: string) => ({
  actor: flowActor(reserved.slice(0, reserved.indexOf('#'))),
});

const isBarredIn =
  (view: View, time: number): TakeSeatContext['isBarred'] =>
  (playerId) =>
    suspensionAt(view.stateOf(shop.streams.player, playerStream(playerId)).standing, time) !== undefined;

export const itemsIn = (view: View, time: number) => (boxId: string, versionHash: string) =>
  boxOf(catalogueIn(view, time), boxId)?.versions.find((one) => one.versionHash === versionHash)?.odds
    .items ?? [];

/** Contexts of the steps of battles. */
export const contexts: Contexts = {
  'open-battle': (given, view) => ({ ...given, ...nowOf(given, view) }),
  'take-seat': (given, view) => ({
    ...given,
    ...nowOf(given, view),
    isBarred: isBarredIn(view, given.time),
  }),
  'expire-battle': (given, view) => nowOf(given, view),
};

export const sealing = (n: number) =>
  order({ ...ofFlow(n), command: sealBattle, input: { size: 1_000, root: H, note: 'a signed note' } });

export const drawing = (view: View, n: number) => {
  const { frozen } = stateOf(view, n);
  invariant(frozen !== undefined, 'a frozen battle is drawn');
  return order({
    ...ofFlow(n),
    command: drawBattle,
    input: roundOf(frozen.source.round),
    reads: [CATALOGUE_STREAM],
    context: (given, now) => ({ itemsOf: itemsIn(now, given.time) }),
  });
};

export const cancelling = (playerId: string, n: number) =>
  order({
    command: cancelBattle,
    stream: streamOfBattle(n),
    actor: playerActor(playerId),
    input: {},
    context: ({ time }) => ({ time, by: playerId }),
  });

export const inviting = (playerId: string, n: number, to: string, muted = false) =>
  order({
    command: invitePlayer,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { battle: streamOfBattle(n), to },
    context: ({ time }) => ({ time, muted }),
  });

export const muting = (playerId: string, muted: boolean) =>
  order({
    command: commands['mute-invitations'],
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { muted },
  });

/** Orders of flows, given by hand. */
export const flowing = {
  open: (world: World, reserved: string, n: number) => {
    const stake = world
      .stateOf(shop.streams.player, reserved.slice(0, reserved.indexOf('#')))
      .battles.held.find(({ place }) => place === reserved);
    const terms = stake?.asked.terms ?? undefined;
    invariant(stake !== undefined && terms !== undefined, 'a battle is opened by its stake');
    const { userSeed, device } = stake.asked;
    return order({
      ...ofFlow(n),
      ...ofStake(reserved),
      command: commands['open-battle'],
      reads: BATTLE_READS,
      input: { reserved, userSeed, device, terms },
      context: (given, view) => ({ ...given, inForce: nowOf(given, view).inForce }),
    });
  },
  take: (
    reserved: string,
    n: number,
    more: { readonly device?: string | null; readonly dark?: boolean; readonly userSeed?: string } = {},
  ) =>
    order({
      ...ofFlow(n),
      ...ofStake(reserved),
      command: commands['take-seat'],
      reads: BATTLE_READS,
      input: { reserved, userSeed: more.userSeed ?? 'seed', device: more.device ?? null },
      context: (given, view) => ({
        ...given,
        ...nowOf(given, view),
        ...(more.dark === true && { beacon: undefined }),
        isBarred: () => false,
      }),
    }),
  expire: (n: number) =>
    order({
      ...ofFlow(n),
      command: commands['expire-battle'],
      reads: BATTLE_READS,
      input: {},
      context: (given, view) => nowOf(given, view),
    }),
  void: (n: number, reason: 'late' | 'no-beacon') =>
    order({ ...ofFlow(n), command: commands['void-battle'], input: { reason } }),
  finish: (n: number) => order({ ...ofFlow(n), command: commands['finish-battle'], input: {} }),
  end: (n: number) => order({ ...ofFlow(n), command: commands['end-battle'], input: {} }),
  settle: (reserved: string, n: number, cause: string) =>
    order({
      ...ofFlow(n),
      stream: reserved.slice(0, reserved.indexOf('#')),
      command: commands['settle-seat'],
      input: { reserved, cause, value: 0, share: 0 },
    }),
  release: (reserved: string, n: number, cause: string | null) =>
    order({
      ...ofFlow(n),
      stream: reserved.slice(0, reserved.indexOf('#')),
      command: commands['release-seat'],
      input: { reserved, cause },
    }),
  loot: (reserved: string, n: number, cause: string) =>
    order({
      ...ofFlow(n),
      stream: reserved.slice(0, reserved.indexOf('#')),
      command: commands['grant-loot'],
      input: { reserved, cause, part: 1, items: [{ skinId: 'plain', value: 5_000 }] },
    }),
};

/** Reserves a seat. @returns the place of the reservation */
export function reserved(world: World, made: ReturnType<typeof creating | typeof joining>): string {
  const events = world.must(made);
  const { stream } = made;
  const after = events.findIndex(battles.events.SeatReserved.is);
  const next = Number(world.nextPlace(stream).slice(stream.length + 1));
  return `${stream}#${next - events.length + after}`;
}
