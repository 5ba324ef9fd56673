import type * as contract from '@skins/api/live/contract';
import type { BattleMessage } from '@skins/api/battles/contract';
import type { FollowMessage } from '@skins/api/profile/contract';
import type { Static } from 'typebox';

export type ChannelName = 'wish' | 'drop' | 'upgrade' | 'luckycard' | 'battle' | 'follow';

/** Any message: the position of its event in the log, and the channel's own members. */
export type Told = Readonly<Record<string, unknown>> & { readonly position: string };

type DropMessage = Static<typeof contract.DropMessage>;
type UpgradeMessage = Static<typeof contract.UpgradeMessage>;
type CountersMessage = Static<typeof contract.CountersMessage>;

/** The app's events from live messages (spec 7.11, 7.12). */
export interface LiveEvents {
  /** `reload`: the client missed more messages than the shop keeps */
  readonly reload: Told;
  readonly counters: CountersMessage;
  readonly drop: DropMessage;
  readonly invite: Static<typeof contract.InviteMessage>;
  readonly redPacket: Static<typeof contract.RedPacketMessage> | Told;
  readonly propsDrop: Static<typeof contract.PropsDropMessage>;
  readonly wish: Told;
  readonly upgrade: UpgradeMessage;
  readonly luckycard: Told;
  readonly battle: Static<typeof BattleMessage>;
  /** `joined`: the client hears of whom it follows from now on */
  readonly joined: Told;
  readonly followed: Static<typeof FollowMessage>;
  /** `ended`: a player may not be followed any more */
  readonly ended: Told & { readonly userId: string };
}

export type LiveEvent = {
  [Name in keyof LiveEvents]: { readonly name: Name; readonly message: LiveEvents[Name] };
}[keyof LiveEvents];

/** Parses a text; undefined if it is not a message: plain strings are ignored. */
export function toldBy(text: string): Told | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return isTold(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'position' in value && typeof value.position === 'string';

export const isJoined = ({ type }: Told): boolean => type === 'joined' || type === 'reload';

// The number in `msgType` tells the kind of a drop message. The shop follows the contract of these types.
const isDrop = (told: Told): told is Told & LiveEvents['drop'] => told['msgType'] === 0;
const isInvite = (told: Told): told is Told & LiveEvents['invite'] => told['msgType'] === 1;
const isRedPacket = (told: Told): told is Told & LiveEvents['redPacket'] => told['msgType'] === 3;
const isPropsDrop = (told: Told): told is Told & LiveEvents['propsDrop'] => told['msgType'] === 4;
const isUpgrade = (told: Told): told is Told & UpgradeMessage => told['type'] === 3;
const isBattle = (told: Told): told is Told & LiveEvents['battle'] => told['type'] === 'battle';
const isFollowed = (told: Told): told is Told & LiveEvents['followed'] => told['type'] === 'result';
export const isEnded = (told: Told): told is Told & LiveEvents['ended'] => told['type'] === 'ended';
export const isCounters = (told: Told): told is Told & CountersMessage => told['type'] === 'counters';

/** Returns the app's events of a channel's message; none if its kind is unknown. */
export function eventsOf(channel: ChannelName, message: Told): readonly LiveEvent[] {
  switch (channel) {
    case 'wish':
      return message['type'] === 1
        ? [
            { name: 'wish', message },
            { name: 'redPacket', message },
          ]
        : [{ name: 'wish', message }];
    case 'luckycard':
      return [{ name: 'luckycard', message }];
    case 'upgrade':
      return isUpgrade(message) ? [{ name: 'upgrade', message }] : [];
    case 'battle':
      return isBattle(message) ? [{ name: 'battle', message }] : [];
    case 'follow':
      return isFollowed(message) ? [{ name: 'followed', message }] : [];
    case 'drop':
      return dropEventsOf(message);
    default:
      return [];
  }
}

function dropEventsOf(message: Told): readonly LiveEvent[] {
  if (isDrop(message)) return [{ name: 'drop', message }];
  if (isInvite(message)) return [{ name: 'invite', message }];
  if (isRedPacket(message)) return [{ name: 'redPacket', message }];
  return isPropsDrop(message) ? [{ name: 'propsDrop', message }] : [];
}
