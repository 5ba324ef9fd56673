import { rulesHashOf } from '@skins/engine/fairness';
import { RulesPublished, rules as slice } from '@skins/engine/rules';
import { edited, moved } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { publishing } from './orders.ts';
import { SAMPLE_RULES, ruled } from './sample-rules.ts';

const { name, first: content } = SAMPLE_RULES;
const hash = rulesHashOf(name, content);
const LATER = 1_000_000;

export const rules: TestKit<typeof slice> = {
  slice,
  shop: shopWith({ ruled }),
  samples: { RulesPublished: [{ name, version: 1, from: 0, hash, content }] },
  former: {},
  slow: { RulesPublished: 'rules are of any shape, and few' },
  play(world) {
    begin(world);
    world.must(publishing(6, 0));
    world.must(publishing(7, world.time + LATER));
  },
  forgeries: {
    rules: [
      edited(RulesPublished, () => ({ content: { edge: 6 } })),
      edited(RulesPublished, () => ({ version: 2 })),
      edited(RulesPublished, () => ({ name: 'other-game' })),
      moved(RulesPublished, () => ({ stream: 'rules-other-game', version: 1 }), { nth: -1 }),
    ],
    notice: [
      edited(RulesPublished, ({ from }) => ({ from: from - 1 }), { nth: 1 }),
      edited(RulesPublished, ({ from }) => ({ from: from + 1 })),
    ],
  },
  harmless: [{ change: /^RulesPublished data\.from$/, why: 'rules may count from any later time on' }],
  late: [],
  unmeasured: {},
  trials: {
    'publish-rules': {
      order(world) {
        begin(world);
        world.must(publishing(6, world.time + LATER));
        return publishing(7, world.time + 2 * LATER);
      },
      refused: {
        'unknown-rules': (order) => ({ ...order, context: (given) => ({ ...given, rules: undefined }) }),
        'malformed-rules': (order) => ({ ...order, input: { ...order.input, content: { edge: -1 } } }),
        'rules-overtaken': (order) => ({ ...order, input: { ...order.input, from: 0 } }),
      },
    },
  },
  asks: { none: 'no slice of the shop plays by published rules yet' },
};
