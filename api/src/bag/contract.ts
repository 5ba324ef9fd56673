import { Type } from 'typebox';
import { get } from '../contract/call.ts';
import { Gems, Page, Rarity, Time } from '../contract/fields.ts';

const BagItem = Type.Object({
  id: Type.String(),
  skinId: Type.String(),
  name: Type.String({ description: 'brand and name joined by a pipe' }),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
  status: Type.Integer({ minimum: 0, maximum: 14 }),
  source: Type.Integer({ minimum: 0, maximum: 11 }),
  salePrice: Gems,
  choose: Type.Boolean(),
  disable: Type.Boolean(),
  createTime: Time,
});

export const backPack = get('/api/personal/center/back/pack', {
  summary: "The player's bag, newest first unless told, with what it is worth",
  access: 'player',
  query: Type.Object({
    current: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    sort: Type.Optional(Type.Enum(['newest', 'oldest', 'dearest', 'cheapest'], { default: 'newest' })),
    rarity: Type.Optional(Rarity),
  }),
  data: Type.Object({
    ...Page(BagItem).properties,
    worth: Gems,
    rarities: Type.Array(Type.Object({ rarity: Rarity, items: Type.Integer(), worth: Gems }), {
      description: 'of the whole bag, whatever was asked for',
    }),
  }),
});
