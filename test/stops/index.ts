import { DAY_MS } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { BoxOpened } from '@skins/engine/boxes';
import { NOTICE_MS } from '@skins/engine/rules';
import { FEATURE_SWITCHES, GameResumed, GameStopped, stops as slice } from '@skins/engine/stops';
import { openingNow } from '../boxes/orders.ts';
import { type Forge, type Log, appended, both, edited, recounted, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { endingWith } from '../kit/splices.ts';
import type { World } from '../kit/world.ts';
import {
  BOB,
  BOB_TOO,
  CYD,
  EVE,
  ADA,
  added,
  adding,
  approving,
  proposalOf,
  proposing,
  setting,
} from '../operators/orders.ts';
import { changing } from '../rules/orders.ts';
import { GAME, approvingResume, droppingResume, resuming, stopping } from './orders.ts';

/** Ada and Bob run a shop with a player, both added more than a day ago. */
function opened(world: World): void {
  begin(world, { [ANNA]: 1_000 });
  world.must(adding(BOB));
  world.must(adding(CYD, 'content'));
  world.time += DAY_MS;
  world.must(setting('pairs', ADA));
}

/** @param off games that are switched off after the notice */
function switching(world: World, n: number, off: readonly string[]): void {
  const content = { off, registration: true };
  changing(world, n, { rules: FEATURE_SWITCHES, content, by: ADA }, BOB);
  world.time += 2 * NOTICE_MS;
}

/** Returns the indexes of all records of an event's command. */
const commandOf = (log: Log, index: number): readonly number[] =>
  [...log.keys()].filter(
    (at) => log[at]?.stream === log[index]?.stream && log[at]?.command === log[index]?.command,
  );

/** Moves a play to another place in the log, with the time of that place. */
const playedAfter =
  (type: string, nth: number): Forge =>
  (log) => {
    const played = log.findLastIndex(BoxOpened.is);
    const moving = commandOf(log, played);
    const behind = [...log.keys()].filter((at) => log[at]?.type === type).at(nth) ?? -1;
    const target = log[behind];
    if (played === -1 || target === undefined) return log;
    const { time } = target;
    const taken = moving.flatMap((at) => log[at] ?? []).map((record) => ({ ...record, time }));
    const left = log.filter((_record, at) => !moving.includes(at));
    return recounted(left.toSpliced(left.indexOf(target) + 1, 0, ...taken));
  };

export const stops: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    GameStopped: [{ game: GAME, reason: 'results' }],
    GameResumed: [{ game: GAME, stopped: 'stops-shop#1' }],
  },
  former: {},
  slow: {},
  play(world) {
    opened(world);
    world.must(openingNow(world, ANNA, 1));
    world.must(stopping());
    world.must(resuming(1));
    world.must(droppingResume(1));
    world.must(resuming(2, BOB));
    world.must(approvingResume(2, ADA));
    world.must(stopping(BOB, 'drill'));
    world.must(resuming(3, BOB));
    world.must(approvingResume(3, ADA));
    switching(world, 21, [GAME]);
    world.must(stopping(ADA, 'service'));
    world.must(resuming(4, ADA));
    world.must(approvingResume(4, BOB));
    switching(world, 22, []);
    world.must(openingNow(world, ANNA, 2));
  },
  forgeries: {
    'game-stop': [
      both(without(GameStopped), endingWith(GameResumed)),
      both(
        appended(GameStopped, () => ({})),
        appended(GameStopped, () => ({ command: 'forged-2' })),
      ),
      edited(GameResumed, () => ({ stopped: 'stops-shop#99' })),
    ],
    'game-stopped': [playedAfter('GameStopped', 0), playedAfter('GameStopped', 1)],
    'game-off': [playedAfter('ChangeApproved', -1)],
  },
  harmless: [
    { change: /^GameStopped data\.reason$/, why: 'any operator who may stops a game for any reason' },
  ],
  late: [{ change: /^GameStopped data\.game$/, why: 'which game was stopped shows when it goes on' }],
  unmeasured: {},
  trials: {
    'stop-game': {
      order(world) {
        opened(world);
        return stopping();
      },
      refused: {
        'may-not': ({ input }) => stopping(EVE, input.reason, input.game),
        'unknown-game': (given) => ({ ...given, input: { ...given.input, game: 'chess' } }),
      },
    },
    'propose-resume': {
      order(world) {
        opened(world);
        world.must(stopping());
        return resuming(1);
      },
      refused: {
        'may-not': ({ input }) => ({ ...resuming(1, EVE), input }),
        'proposal-known': (given, world) => {
          const known = world.run(resuming(1)).kind === 'done' ? 1 : 2;
          return { ...given, input: { ...given.input, proposalId: proposalOf(known) } };
        },
        'game-runs': (given) => ({ ...given, input: { ...given.input, game: 'chess' } }),
        'proposed-already': (given, world) => {
          world.must(resuming(2));
          return given;
        },
      },
    },
    'approve-resume': {
      order(world) {
        opened(world);
        world.must(stopping());
        world.must(resuming(1));
        return approvingResume(1);
      },
      refused: {
        'may-not': ({ input }) => ({ ...approvingResume(1, EVE), input }),
        'proposal-ended': (given, world) => {
          world.must(droppingResume(1));
          return { ...given, input: { ...given.input, proposalId: proposalOf(1) } };
        },
        'unknown-proposal': (given) => ({ ...given, input: { ...given.input, proposalId: proposalOf(9) } }),
        'proposal-expired': (given, world) => {
          world.time += 15 * DAY_MS;
          return given;
        },
        'proposal-stale': (given) => ({ ...given, input: { ...given.input, game: 'chess' } }),
        'own-proposal': ({ input }) => ({ ...approvingResume(1, ADA), input }),
        'on-probation': ({ input }, world) => {
          world.must(proposing(5, added(BOB_TOO, 'owner')));
          world.must(approving(5, added(BOB_TOO, 'owner')));
          return { ...approvingResume(1, BOB_TOO), input };
        },
      },
    },
    'drop-resume': {
      order(world) {
        opened(world);
        world.must(stopping());
        world.must(resuming(1));
        return droppingResume(1);
      },
      refused: {
        'may-not': ({ input }) => ({ ...droppingResume(1, EVE), input }),
        'proposal-ended': (given, world) => {
          world.must(droppingResume(1));
          return { ...given, input: { proposalId: proposalOf(1) } };
        },
        'unknown-proposal': (given) => ({ ...given, input: { proposalId: proposalOf(9) } }),
      },
    },
  },
  asks: { none: 'operators stop games for what no command knows: trials and plays hold it' },
};
