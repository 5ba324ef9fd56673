import { BoxKind } from '@skins/engine/catalogue';
import { VIP_LEVEL_MAX } from '@skins/engine/vip';
import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import { Band, Gems, Hash, Rarity, Ticket, Time } from '../../foundation/contract/fields.ts';
import { BoxCard } from '../boxes/contract.ts';

export const webInfo = get('/api/main/web/info', {
  summary: 'What the shop is and whether it is open',
  data: Type.Object({
    opening: Type.Integer({ description: '0 open, 1 closed' }),
    timer: Type.Union([Time, Type.Null()], { description: 'when a closed shop opens again' }),
    name: Type.String(),
    version: Type.String(),
    closedGames: Type.Array(Type.Object({ game: Type.String(), state: Type.Enum(['stopped', 'off']) }), {
      description: 'games that take no new plays, by the names of their slices',
    }),
    off: Type.Array(Type.String(), {
      description:
        'what the shop does not offer, by the names of slices: games switched off, shops and boards closed by their rules, payments and retrievals without a provider; codes: codes by SMS',
    }),
  }),
});

/** An entry of the latest drops. */
export const Drop = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  userName: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  vipLevel: Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX }),
  boxId: Type.String(),
  boxName: Type.String(),
  boxType: Type.Union([BoxKind, Type.Literal('moon')], { description: 'moon: a phase of the moon box' }),
  skinId: Type.String(),
  stuffName: Type.String(),
  stuffImage: Type.String(),
  exterior: Type.String({ description: 'wear in the caller’s language, or empty' }),
  price: Gems,
  rarity: Rarity,
  category: Type.String(),
  ticket: Ticket,
  number: Type.Number({ description: 'ticket / 0xffffff, truncated to six decimals' }),
  successRate: Type.Number({ description: 'the probability that was drawn' }),
  type: Type.Integer({ description: 'item source code; 1 box opening' }),
  createTime: Time,
});

export const homeInfo = get('/api/home/web/info', {
  summary: 'Lucky drops, newest boxes and the public figures; polled every 3 minutes',
  data: Type.Object({
    boxLuckyVOList: Type.Array(Drop),
    boxNewList: Type.Array(BoxCard),
    basicsDataVO: Type.Object({
      online: Type.Integer({
        description: 'players with a request or an open live connection in the last five minutes: measured',
      }),
      connections: Type.Integer({ description: 'open live connections: measured' }),
      users: Type.Integer({ description: 'registered players: measured' }),
      demo: Type.Boolean({ description: 'whether online and users are made up, for a demonstration' }),
      opens: Type.Integer({ description: 'boxes opened in the last 30 days' }),
      publishedRtp: Type.Union([Type.Number(), Type.Null()], {
        description: 'published return of those opens, weighted by what was paid',
      }),
      observedRtp: Type.Union([Type.Number(), Type.Null()]),
      observedBand: Band,
      checkpoint: Type.Union([
        Type.Object({ size: Type.Integer(), rootHash: Hash, time: Time }),
        Type.Null(),
      ]),
    }),
  }),
});

export const banner = get('/api/home/sys/banner', {
  summary: 'Banners of the home page, as a JSON string',
  data: Type.String({
    description:
      'JSON list of {id, title, image, moveImage, link, weight, boxId}, weight descending; boxId only of a box, which has no title',
  }),
});
