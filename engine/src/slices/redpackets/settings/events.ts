import { Type } from 'typebox';
import { UNITS_PER_GEM, closed, defineRules } from '../../../kernel/index.ts';

const DAY_MINUTES = 1_440;
const NAME_MAX = 40;
const name = Type.String({ minLength: 1, maxLength: NAME_MAX });

/** The name of a rain in all languages. */
export const RainName = closed({ zh: name, en: name, ru: name, vi: name });

const Units = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 10 ** 12, description: `1/10,000 gem; ${description}` });

export const RainTable = Type.Array(
  closed({
    amount: Units('of a packet'),
    weight: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'of the sum of all weights' }),
  }),
  { minItems: 1, maxItems: 50, description: 'published amounts of packets' },
);

export const Total = Units('reserved by the house for one rain');
export const PerPlayer = Type.Integer({ minimum: 1, maximum: 100, description: 'packets of one player' });
export const Seconds = Type.Integer({ minimum: 10, maximum: 300, description: 'for which packets fall' });

/** When rains fall, what the house reserves for each, and what a packet is worth. */
export const RED_PACKETS = defineRules(
  'red-packets',
  closed({
    open: Type.Boolean({ description: 'whether rains are announced and fall' }),
    starts: Type.Array(
      Type.Integer({ minimum: 0, maximum: DAY_MINUTES - 1, description: 'minutes after a house day began' }),
      { maxItems: 24, uniqueItems: true },
    ),
    name: RainName,
    total: Total,
    perPlayer: PerPlayer,
    seconds: Seconds,
    table: RainTable,
  }),
  {
    open: false,
    starts: [21 * 60],
    name: { zh: '红包雨', en: 'Red-packet rain', ru: 'Дождь красных конвертов', vi: 'Mưa lì xì' },
    total: 2_000 * UNITS_PER_GEM,
    perPlayer: 12,
    seconds: 20,
    table: [
      { amount: 1_000, weight: 40 },
      { amount: 2_000, weight: 30 },
      { amount: 4_000, weight: 18 },
      { amount: 8_000, weight: 9 },
      { amount: 20_000, weight: 3 },
    ],
  },
  { like: 'odds' },
);
export type RedPacketRules = (typeof RED_PACKETS)['first'];
