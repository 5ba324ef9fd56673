import { Rarity } from '@skins/engine/catalogue';
import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { upgradeReplay } from '../hall/contract.ts';
import { DropReward } from '../drops/contract.ts';
import { Drop } from '../home/contract.ts';
import { CHANNELS } from '../../foundation/live/channel-name.ts';

export const liveInfo = get('/api/live/info', {
  summary: 'The live channels, and the rule by which everybody is told what happens',
  data: Type.Object({
    channels: Type.Array(
      Type.Object({
        channel: Type.Enum([...CHANNELS]),
        path: Type.String({ description: 'of the WebSocket; the first message carries the token' }),
        connections: Type.Integer({ description: 'open now' }),
        told: Type.Integer({ description: 'messages that everybody was told since the start' }),
        landsMs: Type.Integer({
          description: 'how long a result is withheld from everybody, as its player still sees it come',
        }),
      }),
    ),
    perSecond: Type.Integer({
      description:
        'so many messages of one second of the log everybody is told at most, beside rare ones; drop and upgrade alone',
    }),
    rare: Type.Array(Rarity, { description: 'told whatever the crowd; of upgrades, those that were won' }),
    kept: Type.Integer({
      description: 'so many missed messages are told who comes back; above them it loads anew',
    }),
  }),
});

const Position = Type.String({
  description: 'where in the log its event stands: what comes later is larger',
});

/** Type 0 of the drop channel: an entry of the latest drops, with the same fields as in `/api/home/web/info`. */
export const DropMessage = Type.Object({
  position: Position,
  msgType: Type.Literal(0),
  ...Drop.properties,
});

/** Type 1: an invitation to a battle, to one player. */
export const InviteMessage = Type.Object({
  position: Position,
  msgType: Type.Literal(1),
  name: Type.String(),
  avatar: Type.String(),
  roomPrice: Gems,
  roomId: Type.String(),
});

/** Type 3: red packets fall. */
export const RedPacketMessage = Type.Object({
  position: Position,
  msgType: Type.Literal(3),
  time: Time,
  duration: Type.Integer({ description: 'seconds' }),
  name: Type.String(),
  amount: Gems,
});

/** Type 4: the extra drops of one press, to its player. */
export const PropsDropMessage = Type.Object({
  position: Position,
  msgType: Type.Literal(4),
  boxSkinsList: Type.Array(DropReward),
});

/** The upgrade channel: an upgrade as in the hall. */
export const UpgradeMessage = Type.Object({
  ...upgradeReplay.data.properties,
  position: Position,
  type: Type.Literal(3),
});

/** Online counters on the drop channel, sent on change. They are no event, so a client cannot resume from them. */
export const CountersMessage = Type.Object({
  type: Type.Literal('counters'),
  position: Position,
  online: Type.Integer(),
  connections: Type.Integer(),
  users: Type.Integer(),
  demo: Type.Boolean(),
});

/** The first message: the position from which the client gets events, or that it must reload. */
export const JoinedMessage = Type.Object({
  type: Type.Enum(['joined', 'reload']),
  position: Position,
  missed: Type.Integer({ description: 'messages since the position that the client named, which come next' }),
});
