import { Rarity } from '@skins/engine/catalogue';
import { Type } from 'typebox';
import { get } from '../contract/call.ts';
import { CHANNELS } from './channel-name.ts';

export const liveInfo = get('/api/live/info', {
  summary: 'The live channels, and the rule by which everybody is told what happens',
  data: Type.Object({
    channels: Type.Array(
      Type.Object({
        channel: Type.Enum([...CHANNELS]),
        path: Type.String({ description: 'of the WebSocket; the first message carries the token' }),
        connections: Type.Integer({ description: 'open now' }),
        told: Type.Integer({ description: 'messages that everybody was told since the start' }),
      }),
    ),
    perSecond: Type.Integer({
      description:
        'so many messages of one second of the log everybody is told at most, beside rare ones; drop and upgrade alone',
    }),
    rare: Type.Array(Rarity, { description: 'told whatever the crowd; of upgrades, those that were won' }),
    landsMs: Type.Object(
      { drop: Type.Integer(), upgrade: Type.Integer() },
      { description: 'how long a result is withheld from everybody, as its player still sees it come' },
    ),
    kept: Type.Integer({
      description: 'so many missed messages are told who comes back; above them it loads anew',
    }),
  }),
});
