import type { Catalogue } from '@skins/engine/catalogue';
import { isIndependent } from '@skins/engine/fairness';
import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type Room as EngineRoom, entrantOf, roomPhaseOf } from '@skins/engine/rolls';
import type { Static } from 'typebox';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { faceOf } from '../catalogue/skin-face.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Room, roomDetail } from './contract.ts';
import { pictureBeside } from '../catalogue/shown.ts';

type ShownRoom = Static<typeof Room>;
type ShownPrize = DataOf<typeof roomDetail>['prizes'][number];
export type Created = NonNullable<EngineRoom['created']>;

const PICTURES = 4;
const TOP = 3;

/** Public data of a player. */
export const personOf = (playerId: string, caller: string | undefined) => ({
  userId: entrantOf(nativeSha256, playerId),
  userName: maskedName(playerId),
  avatar: avatarOf(playerId),
  me: playerId === caller,
});

/** Returns the state that players see: waiting, playing or ended. */
export function stateOf(room: EngineRoom): ShownRoom['state'] {
  const phase = roomPhaseOf(room);
  if (phase === 'ended' || phase === 'over') return 'ended';
  return phase === 'open' || phase === 'created' ? 'waiting' : 'playing';
}

/** Returns how a room ended; null before. */
export function endingOf({ drawn, cancelled, voided }: EngineRoom): ShownRoom['ending'] {
  if (voided !== undefined) return voided.reason;
  if (cancelled !== undefined) return 'cancelled';
  return drawn === undefined ? null : 'drawn';
}

const JOIN_TYPES = {
  open: 'roll_join_free',
  password: 'roll_join_password',
  once: 'roll_join_once_password',
} as const;

const joinTypeOf = ({ door, conditions }: Created): ShownRoom['joinType'] =>
  door === 'open' && conditions.length > 0 ? 'roll_join_task' : JOIN_TYPES[door];

/** Returns who could influence the draw: nobody if the beacon's key is not the shop's. */
export const steersOf = ({ source }: Created): ShownRoom['steers'] =>
  isIndependent(source) ? 'nobody' : 'shop';

interface Looking {
  readonly catalogue: Catalogue;
  readonly language: Language;
  /** player id; undefined for visitors */
  readonly caller: string | undefined;
  readonly isJoin: boolean;
}

/** A room in lists. */
export function roomShown(
  room: EngineRoom,
  created: Created,
  { catalogue, language, caller, isJoin }: Looking,
): ShownRoom {
  const dearest = created.prizes.toSorted((a, b) => b.value - a.value).slice(0, PICTURES);
  return {
    id: idOf(streamOf(created.place)),
    type: Number(created.kind === 'streamer'),
    name: inLanguage(created.name, language),
    description: inLanguage(created.description, language),
    image: pictureBeside(catalogue, created.image),
    prizeImg: dearest.map(({ skinId }) => faceOf(catalogue, skinId, language).stuffImage),
    prizes: created.prizes.length,
    totalValue: toGems(created.held),
    rollTime: created.closesAt,
    openTime: created.closesAt,
    state: stateOf(room),
    ending: endingOf(room),
    people: room.tree.size,
    isJoin,
    joinType: joinTypeOf(created),
    password: created.door !== 'open',
    conditions: created.conditions.length,
    oneADevice: room.limited !== undefined,
    steers: steersOf(created),
    host: created.host === null ? null : personOf(created.host, caller),
  };
}

/** Tests whether a player has a prize, in the bag or on its way there. */
export const hasWon = ({ winners }: EngineRoom, playerId: string): boolean =>
  winners.some((winner) => winner !== null && idOf(streamOf(winner.joined)) === playerId);

/** Returns each prize with its winner. */
export function prizesShown(
  room: EngineRoom,
  created: Created,
  { catalogue, language, caller }: Omit<Looking, 'isJoin'>,
  given: ReadonlySet<number>,
): ShownPrize[] {
  return created.prizes.map(({ skinId, value }, k) => {
    const { stuffName, stuffImage, skinsRarity, category, exterior } = faceOf(catalogue, skinId, language);
    const winner = room.winners[k] ?? null;
    return {
      rank: k + 1,
      skinId,
      name: stuffName,
      image: stuffImage,
      skinsRarity,
      category,
      exterior,
      value: toGems(value),
      winner: winner && personOf(idOf(streamOf(winner.joined)), caller),
      given: given.has(k + 1),
    };
  });
}

/** Returns those of the first three prizes that are won; a later prize never replaces one that went back. */
export const topThreeOf = <Prize extends Pick<ShownPrize, 'winner'>>(prizes: readonly Prize[]): Prize[] =>
  prizes.slice(0, TOP).filter(({ winner }) => winner !== null);
