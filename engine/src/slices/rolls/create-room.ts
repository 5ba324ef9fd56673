import {
  type BeaconChain,
  type Sha256Hex,
  ceilingFor,
  changeHashOf,
  fixedRound,
} from '../../fairness/index.ts';
import {
  type Command,
  DAY_MS,
  type FixedRound,
  type RulesInForce,
  accepted,
  isImage,
  placeOf,
  rejected,
} from '../../kernel/index.ts';
import {
  type Asking,
  ChangeProposed,
  PROPOSAL_DAYS,
  type Register,
  operatorWith,
} from '../operators/index.ts';
import {
  type Condition,
  DevicesLimited,
  type Door,
  FREEZE_MS,
  type HouseSeed,
  type Prize,
  RoomCreated,
  type RoomKind,
  RoomPublished,
  roomStream,
} from './events.ts';
import type { RollTerms } from './settings/events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

type Text = (typeof RoomCreated extends { of(data: infer Data): unknown } ? Data : never)['name'];

interface CreateRoom {
  readonly roomId: string;
  readonly proposalId: string;
  readonly kind: RoomKind;
  /** the streamer; null for an official room */
  readonly host: string | null;
  readonly name: Text;
  readonly description: Text;
  readonly image: string;
  /** skins of the prizes, the first prize first */
  readonly skinIds: readonly string[];
  readonly conditions: readonly Condition[];
  readonly door: Door;
  /** keyed hash */
  readonly password: string | null;
  readonly closesAt: number;
  /** whether each device lets only one account in */
  readonly oneADevice: boolean;
}

interface CreateRoomContext extends Asking {
  readonly register: Register;
  readonly hash: Sha256Hex;
  /** in force */
  readonly terms: RulesInForce<RollTerms>;
  /** Returns the price in force, in 1/10,000 gem; undefined: not in the catalogue. */
  readonly priceOf: (skinId: string) => number | undefined;
  /** the beacon that this shop can query; undefined: none */
  readonly chain: BeaconChain | undefined;
  readonly houseSeed: (roomId: string) => HouseSeed;
}

/** In order of precedence. */
export type CreateRoomRejection =
  | { readonly code: 'may-not'; readonly right: 'propose-rolls' }
  | { readonly code: 'room-known' }
  | { readonly code: 'rooms-stopped' }
  /** a streamer's room needs a host, an official one must have none */
  | { readonly code: 'host-misplaced' }
  | { readonly code: 'image-elsewhere' }
  | { readonly code: 'password-misplaced' }
  | { readonly code: 'closes-out-of-range'; readonly earliest: number; readonly latest: number }
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  | { readonly code: 'over-ceiling'; readonly ceiling: number; readonly held: number };

const MINUTE_MS = 60_000;

/** Creates a room: holds its prizes, fixes the source of its draw, and proposes its publication. */
export const createRoom: Command<
  RoomState,
  CreateRoom,
  CreateRoomContext,
  CreateRoomRejection,
  { readonly roomId: string; readonly proposalId: string }
> = {
  name: 'create-room',
  decide({ room }, input, context) {
    const author = operatorWith(context.register, context.by, 'propose-rolls');
    if (author === undefined) return rejected({ code: 'may-not', right: 'propose-rolls' });
    if (roomPhaseOf(room) !== 'none') return rejected({ code: 'room-known' });
    const fault = faultOf(input, context);
    if (fault !== undefined) return rejected(fault);
    const prizes = prizesOf(input.skinIds, context.priceOf);
    if ('code' in prizes) return rejected(prizes);
    const held = prizes.reduce((sum, { value }) => sum + value, 0);
    const source = sourceOf(input, context);
    const { terms } = context;
    const ceiling = ceilingFor(source, terms.content);
    if (held > ceiling) return rejected({ code: 'over-ceiling', ceiling, held });
    const { roomId, proposalId, skinIds: _, conditions, ...said } = input;
    const hash = changeHashOf([RoomPublished.of({ created: placeOf(roomStream(roomId), 1) })]);
    const expires = context.time + PROPOSAL_DAYS * DAY_MS;
    return accepted(
      RoomCreated.of({
        kind: said.kind,
        host: said.host,
        name: said.name,
        description: said.description,
        image: said.image,
        prizes,
        held,
        conditions: [...conditions],
        door: said.door,
        password: said.password,
        closesAt: said.closesAt,
        source,
        rulesHash: terms.hash,
      }),
      ...(said.oneADevice ? [DevicesLimited.of({})] : []),
      ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }),
    );
  },
  reply: (_events, { roomId, proposalId }) => ({ roomId, proposalId }),
};

function faultOf(
  { kind, host, image, door, password, closesAt }: CreateRoom,
  { terms: { content }, time }: CreateRoomContext,
): CreateRoomRejection | undefined {
  if (!content.open) return { code: 'rooms-stopped' };
  if ((kind === 'streamer') !== (host !== null)) return { code: 'host-misplaced' };
  if (!isImage(image)) return { code: 'image-elsewhere' };
  if ((door === 'password') !== (password !== null)) return { code: 'password-misplaced' };
  const earliest = time + content.leastMinutes * MINUTE_MS;
  const latest = time + content.mostDays * DAY_MS;
  return closesAt < earliest || closesAt > latest
    ? { code: 'closes-out-of-range', earliest, latest }
    : undefined;
}

function prizesOf(
  skinIds: readonly string[],
  priceOf: CreateRoomContext['priceOf'],
): Prize[] | { readonly code: 'unknown-skin'; readonly skinId: string } {
  const prizes: Prize[] = [];
  for (const skinId of skinIds) {
    const value = priceOf(skinId);
    if (value === undefined) return { code: 'unknown-skin', skinId };
    prizes.push({ skinId, value });
  }
  return prizes;
}

/** Returns the first round long enough after the close; without a beacon, a seed of the house. */
function sourceOf(
  { closesAt, roomId }: CreateRoom,
  { chain, houseSeed }: CreateRoomContext,
): FixedRound | HouseSeed {
  return chain === undefined ? houseSeed(roomId) : fixedRound(chain, closesAt + FREEZE_MS);
}
