import { BoxVersionPublished, ShelfPlaced } from '@skins/engine/catalogue';
import { ChangeProposed, OperatorAdded } from '@skins/engine/operators';
import { RulesPublished } from '@skins/engine/rules';
import { PlayerSuspended } from '@skins/engine/standing';
import { type Forge, appended, both, edited, ofEdition, without } from '../../kit/forge.ts';
import { catalogue, operators, rules, standing } from '../../slices.ts';
import { type Fraud, fraudsIn, fraudsOf } from './fraud.ts';
import { log } from './players.ts';
import { log as settingsLog } from './settings.ts';

// Frauds with rules, settings and operators.

const NOBODY = 'f'.repeat(16);

/** The last edition in which operators changed settings alone. */
const BEFORE_FOUR_EYES = 3;
/** Cuts the log after its first rules, as an old edition would have written it. */
const old: Forge = (all) => ofEdition(all.slice(0, 2), BEFORE_FOUR_EYES);

export const changeFrauds: readonly Fraud[] = [
  ...fraudsIn(log, [
    [
      'first rules that count later, in an old edition',
      'notice',
      both(
        old,
        edited(RulesPublished, ({ from }) => ({ from: from + 1 })),
      ),
    ],
    [
      'rules that count at once, in an old edition',
      'notice',
      both(
        old,
        appended(RulesPublished, ({ data }) => ({ data: { ...Object(data), version: 2 } })),
      ),
    ],
  ]),
  ...fraudsOf(rules, [
    ['rules under another hash', 'rules', edited(RulesPublished, () => ({ hash: 'f'.repeat(64) }))],
  ]),
  ...fraudsIn(settingsLog, [
    ['an approval of nothing', 'proposal', without(BoxVersionPublished, { nth: 2 })],
  ]),
  ...fraudsOf(catalogue, [
    ['a first shelf that counts later', 'notice', edited(ShelfPlaced, ({ from }) => ({ from: from + 1 }))],
    [
      'a change of which a part counts later',
      'notice',
      edited(ShelfPlaced, ({ from }) => ({ from: from + 1 }), { nth: 1 }),
    ],
  ]),
  ...fraudsOf(operators, [
    [
      'pairs of which only one may approve',
      'approval-mode',
      edited(OperatorAdded, () => ({ role: 'content' as const })),
    ],
    [
      'a proposal by somebody who is no operator',
      'proposal',
      edited(ChangeProposed, ({ editors }) => ({ editors: [...editors, NOBODY] })),
    ],
  ]),
  ...fraudsOf(standing, [
    [
      'a suspension until a time before',
      'standing',
      edited(PlayerSuspended, () => ({ until: 1 }), { nth: 1 }),
    ],
  ]),
];
