import { nativeSha256 } from '@skins/api/foundation/secrets';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { EpochOpened } from '@skins/engine/epochs';
import type { AnyEvent } from '@skins/engine/kernel';
import {
  SeedChainCommitted,
  SeedChainVoided,
  UserSeedSet,
  seeds as slice,
  userSeedOf,
} from '@skins/engine/seeds';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { openingNow } from '../boxes/orders.ts';
import { restoring } from '../epochs/orders.ts';
import { type Forge, type Log, appended, edited, inserted, recounted, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { renewing, setSeed } from './orders.ts';

const derived = { where: ({ origin }: { origin: string }) => origin === 'command' };
const OTHER = '0'.repeat(64);
const EPOCH = 'e'.repeat(64);

/** The epoch opens before the last play of the previous one, which therefore revealed a void seed. */
const openedEarlier: Forge = (log) => {
  const opened = log.findIndex(EpochOpened.is);
  const play = log[log.findLastIndex((record, index) => index < opened && BoxOpened.is(record))];
  const begin = log.findIndex(({ command }) => command === play?.command);
  const epoch = log.slice(opened, opened + 1);
  return recounted(log.toSpliced(opened, 1).toSpliced(begin, 0, ...epoch));
};

const anchorIn = (log: Log, nth: number): string => {
  const events: readonly AnyEvent[] = log;
  return events.filter(SeedChainCommitted.is)[nth]?.data.anchor ?? '';
};
const seedIn = (log: Log, nth: number): string => {
  const events: readonly AnyEvent[] = log;
  return events.filter(BoxOpened.is)[nth]?.data.reveal.serverSeed ?? '';
};

/** The second chain is committed one command too early, before the first reaches its middle. */
const tooEarly: Forge = (log) => {
  const index = log.findIndex((record) => SeedChainCommitted.is(record) && record.data.chainId === 2);
  const chain = log[index];
  const last = log.findLastIndex(
    (record, at) => at < index && ItemsGranted.is(record) && record.command !== chain?.command,
  );
  const before = log[last];
  if (chain === undefined || before === undefined) return log;
  const moved = { ...chain, command: before.command, time: before.time };
  return recounted(log.toSpliced(index, 1).toSpliced(last + 1, 0, moved));
};

export const seeds: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    SeedChainCommitted: [{ chainId: 1, anchor: OTHER, length: 20, epoch: 1 }],
    SeedChainVoided: [{ chainId: 1, epoch: 2, used: 0, lastSeed: OTHER }],
    UserSeedSet: [
      { userSeed: 'abc', origin: 'player' },
      { userSeed: '0123456789abcdef', origin: 'command' },
    ],
  },
  former: { 'SeedChainCommitted@1': [{ chainId: 1, anchor: OTHER, length: 20 }] },
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 1_000, [BEN]: 1_000 });
    world.must(openingNow(world, ANNA, 2));
    world.must(setSeed(ANNA, 'abc'));
    // To the end of the first chain and into the second, until a third one waits.
    for (const count of [9, 9, 2, 9]) world.must(openingNow(world, ANNA, count));
    world.must(setSeed(ANNA, 'last'));
    // The unrevealed rest is void, and a new chain replaces it.
    world.must(openingNow(world, ANNA, 2));
    world.must(restoring(EPOCH));
    world.must(renewing(ANNA, 2));
    for (const count of [9, 2]) world.must(openingNow(world, ANNA, count));
    world.must(setSeed(ANNA, 'later'));
  },
  forgeries: {
    chain: [edited(SeedChainCommitted, () => ({ chainId: 3 }), { nth: 2 })],
    armed: [without(UserSeedSet, { ...derived, nth: -1 })],
    'derived-seed': [
      edited(UserSeedSet, () => ({ userSeed: 'chosen' }), derived),
      // A user seed is set where the chain could not know it.
      inserted(
        WalletPosted,
        ({ command }) => ({
          type: UserSeedSet.type,
          v: 1,
          data: { userSeed: userSeedOf({ commandId: command, hash: nativeSha256 }), origin: 'command' },
        }),
        { nth: 3 },
      ),
    ],
    'fresh-user-seed': [appended(UserSeedSet, () => ({}), { nth: -1 })],
    once: [
      // One chain for two players, and one chain twice for one player.
      (log) => edited(SeedChainCommitted, () => ({ anchor: anchorIn(log, 0) }), { nth: 1 })(log),
      (log) => edited(SeedChainCommitted, () => ({ anchor: anchorIn(log, 0) }), { nth: 2 })(log),
      // A chain that is a tail of another one, before and after the other one is played up to it.
      (log) => edited(SeedChainCommitted, () => ({ anchor: seedIn(log, 4) }), { nth: 1 })(log),
      (log) => edited(SeedChainCommitted, () => ({ anchor: seedIn(log, 5) }), { nth: -1 })(log),
    ],
    'chain-length': [
      edited(SeedChainCommitted, ({ length }) => ({ length: length + 1 })),
      edited(SeedChainCommitted, ({ length }) => ({ length: length / 2 }), { nth: -1 }),
    ],
    'next-chain': [without(SeedChainCommitted, { where: ({ chainId }) => chainId === 2 }), tooEarly],
    'seed-index': [edited(BoxOpened, ({ reveal }) => ({ reveal: { ...reveal, index: reveal.index + 1 } }))],
    'server-seed': [
      edited(BoxOpened, ({ reveal }) => ({ reveal: { ...reveal, serverSeed: OTHER } })),
      edited(SeedChainCommitted, () => ({ anchor: OTHER })),
    ],
    'user-seed': [
      edited(BoxOpened, ({ reveal }) => ({ reveal: { ...reveal, userSeed: 'chosen' } }), { nth: -1 }),
      edited(UserSeedSet, () => ({ userSeed: 'chosen' }), { where: ({ origin }) => origin === 'player' }),
    ],
    'chain-epoch': [
      edited(SeedChainCommitted, () => ({ epoch: 2 })),
      edited(SeedChainCommitted, () => ({ epoch: 1 }), { nth: -1 }),
    ],
    'stale-chain': [openedEarlier],
    void: [
      edited(SeedChainVoided, ({ chainId }) => ({ chainId: chainId + 1 })),
      without(EpochOpened),
      without(SeedChainVoided),
      appended(SeedChainVoided, () => ({})),
    ],
    'void-epoch': [edited(SeedChainVoided, ({ epoch }) => ({ epoch: epoch + 1 }))],
    'void-used': [edited(SeedChainVoided, ({ used }) => ({ used: used + 1 }))],
    'void-seed': [
      edited(SeedChainVoided, () => ({ lastSeed: OTHER })),
      edited(SeedChainVoided, () => ({ lastSeed: OTHER }), { nth: -1 }),
    ],
  },
  harmless: [
    { change: /^SeedChainCommitted data\.(anchor|length)$/, why: 'a chain that is not played shows nothing' },
  ],
  late: [
    { change: /^UserSeedSet data\.origin$/, why: 'a seed that a command set is of a command that rolls' },
  ],
  unmeasured: {},
  trials: {
    'renew-chains': {
      order(world) {
        begin(world, { [ANNA]: 0 });
        world.must(restoring(EPOCH));
        return renewing(ANNA, 2);
      },
      refused: {},
    },
    'set-user-seed': {
      order(world) {
        begin(world, { [ANNA]: 0 });
        return setSeed(ANNA, 'abc');
      },
      refused: { 'bad-user-seed': (order) => ({ ...order, input: { userSeed: 'no seed' } }) },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 2,
        values: fc.record({
          player,
          userSeed: fc.oneof(
            fc.stringMatching(/^[A-Za-z0-9]{1,16}$/),
            fc.constantFrom('', '0123456789abcdefg', 'no seed'),
          ),
        }),
        order: ({ player, userSeed }) => setSeed(player, userSeed),
      }),
    ],
  },
};
