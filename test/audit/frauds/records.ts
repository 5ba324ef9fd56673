import { LoginClaimed } from '@skins/engine/accounts';
import { newAudit } from '@skins/engine/audit';
import { ItemsGranted } from '@skins/engine/bag';
import { EDITION, EditionOpened } from '@skins/engine/editions';
import { EpochOpened } from '@skins/engine/epochs';
import { DAY_MS, type EventKind, SYSTEM, idAmong, operatorActor, playerActor } from '@skins/engine/kernel';
import { ChangeProposed } from '@skins/engine/operators';
import { RulesPublished } from '@skins/engine/rules';
import { UserSeedSet } from '@skins/engine/seeds';
import { shop } from '@skins/engine/shop';
import { audited } from '../../kit/audited.ts';
import { commanded } from '../../kit/endings.ts';
import { type Forge, type Log, appended, both, edited, moved, recordsOf } from '../../kit/forge.ts';
import { BEN } from '../../kit/platform.ts';
import { endingWith } from '../../kit/splices.ts';
import { EVE } from '../../operators/orders.ts';
import { type Forged, type Fraud, fraudsIn } from './fraud.ts';
import { log } from './players.ts';

// Frauds with what stands around the data of events.

const MINUTE_MS = 60_000;
/** More than what has become due may take. */
const MINUTES = 12;

/** Adds a player's commands, the first after a day, the others a minute apart. */
const dayLater: Forge = (all) =>
  Array.from({ length: MINUTES }).reduce<Log>((at, _, n) => {
    const time = (at.at(-1)?.time ?? 0) + (n === 0 ? DAY_MS : MINUTE_MS);
    const data = { userSeed: `later${n}`, origin: 'player' };
    return appended(UserSeedSet, () => ({ command: `later-${n}`, time, data }))(at);
  }, all);

/** Says that a command is one of two that belong together. */
const together = (kind: EventKind<string, unknown>, n: number, nth = 0): Forge =>
  commanded(kind, { nth }, () => ({ command: idAmong('forged', { name: 'ab12cd34ef56', n, of: 2 }) }));

const reversed = (data: unknown) => ({ data: Object.fromEntries(Object.entries(Object(data)).toReversed()) });

const MADE_UP = 'a'.repeat(64);
const ZEROS = '0'.repeat(64);

const FORGED: readonly Forged[] = [
  ['data in another order', 'record', moved(LoginClaimed, ({ data }) => reversed(data))],
  ['an event of an unknown type', 'schema', moved(UserSeedSet, () => ({ type: 'SeedWished' }))],
  ['a fraction in an event', 'schema', edited(RulesPublished, () => ({ content: { newPlayer: 0.5 } }))],
  ['a stream of no kind', 'stream', moved(UserSeedSet, () => ({ stream: 'luck-1', type: 'SeedWished' }))],
  [
    'an event in a stream of another kind',
    'stream',
    appended(UserSeedSet, () => ({ stream: 'edition-log' })),
  ],
  [
    'a version left out',
    'version',
    (all) => all.map((one, n) => (n < all.length - 1 ? one : { ...one, version: one.version + 1 })),
  ],
  [
    'a player who plays and never registered',
    'registration',
    appended(UserSeedSet, () => ({ stream: 'player-dora0000' })),
  ],
  [
    'an event of another player than its command',
    'append',
    moved(ItemsGranted, () => ({ actor: playerActor(BEN) })),
  ],
  [
    'an event of another time than its command',
    'append',
    moved(ItemsGranted, ({ time }) => ({ time: time + 1 })),
  ],
  [
    "a command in another player's stream",
    'actor',
    commanded(UserSeedSet, {}, () => ({ actor: playerActor(BEN) })),
  ],
  ['a command of a player without a name', 'actor', commanded(UserSeedSet, {}, () => ({ actor: 'player' }))],
  ["a player's command by the shop", 'actor', commanded(UserSeedSet, {}, () => ({ actor: SYSTEM }))],
  [
    'a proposal by an operator who was never added',
    'actor',
    commanded(ChangeProposed, {}, () => ({ actor: operatorActor(EVE) })),
  ],
  ['an edition that nobody knows', 'edition', edited(EditionOpened, () => ({ edition: EDITION + 1 }))],
  [
    'an epoch before there were any',
    'epoch',
    (all) =>
      all.slice(0, 1).flatMap((one) => [
        { ...one, data: { edition: 2 } },
        {
          ...one,
          stream: 'epoch-log',
          type: EpochOpened.type,
          command: 'forged',
          data: { epoch: 2, name: MADE_UP, reason: 'restored' },
        },
      ]),
  ],
  ['the second one of two without the first', 'together', together(ChangeProposed, 2)],
  [
    'two of one that were given at two times',
    'together',
    both(together(ChangeProposed, 1), together(RulesPublished, 2, -1)),
  ],
  [
    'the first one of two at the end of the log',
    'together',
    both(endingWith(ChangeProposed), together(ChangeProposed, 1)),
  ],
  ['a login that stays claimed for more than a day', 'overdue', dayLater],
];

/** Takes the hash of the input from the first seed that a player set. */
const withoutInput: Forge = (log) => {
  const index = log.findIndex(({ type }) => type === UserSeedSet.type);
  return log.map((record, at) => {
    if (at !== index) return record;
    const { input: _, ...rest } = record;
    return rest;
  });
};

/** Frauds with hashes of inputs: nothing is signed again. */
const INPUTS: readonly Forged[] = [
  ['another input than the events tell', 'input', moved(UserSeedSet, () => ({ input: MADE_UP }))],
  ['a command without a hash of its input', 'input', withoutInput],
  ['an input in the second record of a command', 'input', moved(ItemsGranted, () => ({ input: MADE_UP }))],
  ['zeros for an input that no event tells', 'input', moved(EditionOpened, () => ({ input: ZEROS }))],
];

/** More than the auditor's clock may be behind. */
const AHEAD_MS = 600_001;

/** Returns what an auditor finds whose clock is behind the log's end. */
function ahead(): ReturnType<Fraud['divergence']> {
  const audit = newAudit({ shop, now: (log.at(-1)?.time ?? 0) - AHEAD_MS });
  for (const record of recordsOf(log)) audit.next(record);
  return audit.finish().divergence;
}

export const recordFrauds: readonly Fraud[] = [
  ...fraudsIn(log, FORGED),
  ...INPUTS.map(([what, rule, forge]) => ({
    what,
    rule,
    divergence: () => audited(recordsOf(forge(log)), shop).divergence,
  })),
  { what: 'an event of a time to come', rule: 'time', divergence: ahead },
];
