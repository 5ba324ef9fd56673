import { describe, expect, it } from 'vitest';
import { changeHashOf } from '../fairness/index.ts';
import { DAY_MS, accepted, combine, rejected } from '../kernel/index.ts';
import { foldAll, specify } from '../kernel/specification.ts';
import { ChangeDropped, ChangeProposed, type Register, proposals } from '../operators/index.ts';
import { ADA, BOB, EVE, NOW, PAIRS, added, fold as operators } from '../operators/sample-operators.ts';
import { approveResume } from './approve-resume.ts';
import { dropResume } from './drop-resume.ts';
import { FEATURE_SWITCHES, GameResumed, GameStopped, MAINTENANCE } from './events.ts';
import type { Stops } from './index.ts';
import type { Ordering } from './ordering.ts';
import { proposeResume } from './propose-resume.ts';
import { refusedWhenClosed } from './refused-when-closed.ts';
import { type Maintenance, maintenanceAt, stopped } from './state.ts';
import { stopGame } from './stop-game.ts';

const fold = combine<Stops>({ stopped, proposals });
const STOPPED = GameStopped.of({ game: 'dice', reason: 'results' });
const RESUMED = GameResumed.of({ game: 'dice', stopped: 'test-stream#1' });
const [ONE, TWO] = ['1'.repeat(16), '2'.repeat(16)];
const hash = changeHashOf([RESUMED]);
const proposed = (proposalId = ONE, by = ADA) =>
  ChangeProposed.of({ proposalId, hash, editors: [by], expires: NOW + 14 * DAY_MS });
const register: Register = foldAll(operators, [
  added(ADA),
  added(BOB, 'game-manager'),
  added(EVE, 'content'),
  PAIRS,
]).register;
const by = (who: string, time = NOW): Ordering => ({
  time,
  at: 'stops-shop#9',
  by: who,
  register,
  games: new Set(['dice']),
});
const dice = { game: 'dice' };

describe('stop-game', () => {
  const { given } = specify(fold, stopGame);
  const input = { ...dice, reason: 'results' } as const;

  it('stops at the word of one, and says since when', () => {
    const { decision, state, reply } = given().when(input, by(ADA));

    expect(decision).toEqual(accepted(STOPPED));
    expect(reply).toEqual({ stopped: 1 });
    expect(state.stopped.get('dice')).toMatchObject({ place: 'test-stream#1', since: 1_000 });
  });

  it('refuses whoever may not, then a game that there is not', () => {
    const chess = { ...input, game: 'chess' };
    expect(given().when(chess, by(EVE)).decision).toEqual(rejected({ code: 'may-not', right: 'stop-games' }));
    expect(given().when(chess, by(ADA)).decision).toEqual(rejected({ code: 'unknown-game', game: 'chess' }));
  });

  it('stays quiet on repeat', () => {
    expect(given(STOPPED).when(input, by(BOB)).decision).toEqual(accepted());
  });
});

describe('propose-resume', () => {
  const { given } = specify(fold, proposeResume);
  const input = { ...dice, proposalId: ONE };

  it('names what it would write, which is of this stop alone', () => {
    expect(given(STOPPED).when(input, by(ADA)).decision).toEqual(accepted(proposed()));
  });

  it('refuses in its order', () => {
    const codes = [
      given(STOPPED, proposed()).when(input, by(EVE)),
      given(STOPPED, proposed()).when(input, by(ADA)),
      given(STOPPED, RESUMED).when(input, by(ADA)),
      given(STOPPED, proposed()).when({ ...input, proposalId: TWO }, by(BOB)),
    ].map(({ decision }) => (decision.kind === 'rejected' ? decision.rejection.code : 'accepted'));

    expect(codes).toEqual(['may-not', 'proposal-known', 'game-runs', 'proposed-already']);
  });
});

describe('approve-resume', () => {
  const { given } = specify(fold, approveResume);
  const input = { ...dice, proposalId: ONE };

  it('lets the game go on at the word of another person', () => {
    const { events, state } = given(STOPPED, proposed()).when(input, by(BOB));

    expect(events.map(({ type }) => type)).toEqual(['GameResumed', 'ChangeApproved']);
    expect(state.stopped.size).toBe(0);
  });

  it('refuses the one who proposed it, and whoever may not', () => {
    const codeFor = (who: string) => given(STOPPED, proposed()).when(input, by(who)).decision;

    expect(codeFor(ADA)).toEqual(rejected({ code: 'own-proposal' }));
    expect(codeFor(EVE)).toEqual(rejected({ code: 'may-not', right: 'resume-games' }));
  });

  it('ends no later stop with what was proposed of an earlier one', () => {
    const { decision } = given(STOPPED, proposed(), RESUMED, STOPPED).when(input, by(BOB));

    expect(decision).toEqual(rejected({ code: 'proposal-stale' }));
  });
});

describe('drop-resume', () => {
  const { given } = specify(fold, dropResume);

  it('is taken back by its author, and turned down by another', () => {
    const droppedBy = (who: string) => given(STOPPED, proposed()).when({ proposalId: ONE }, by(who)).decision;

    expect(droppedBy(ADA)).toEqual(accepted(ChangeDropped.of({ proposalId: ONE, reason: 'withdrawn' })));
    expect(droppedBy(BOB)).toEqual(accepted(ChangeDropped.of({ proposalId: ONE, reason: 'refused' })));
    expect(droppedBy(EVE)).toEqual(rejected({ code: 'may-not', right: 'resume-games' }));
  });
});

describe('a command that begins a play', () => {
  const command = { name: 'roll', decide: () => accepted(STOPPED), reply: () => 'said' };
  const CLOSED = { code: 'game-off', game: 'dice' } as const;
  const guarded = refusedWhenClosed(command, (time) => (time < 5 ? CLOSED : undefined));
  const at = (time: number) => ({ moment: { time, at: 'player-anna#1' as const }, own: undefined });

  it('is refused while its game takes none, and decided otherwise', () => {
    expect(guarded.decide(undefined, undefined, at(4))).toEqual(rejected(CLOSED));
    expect(guarded.decide(undefined, undefined, at(5))).toEqual(accepted(STOPPED));
    expect(guarded.reply([], undefined)).toBe('said');
  });
});

describe('maintenance', () => {
  const at = (content: Maintenance | null, time: number) =>
    maintenanceAt(() => ({ hash: '', content }), time)?.until;

  it('closes the shop from its beginning to its end', () => {
    const work = { from: 10, until: 20 };
    expect([9, 10, 19, 20].map((time) => at(work, time))).toEqual([undefined, 20, 20, undefined]);
    expect(at(null, 10)).toBeUndefined();
  });

  it('is none, and everything is on, until somebody says otherwise', () => {
    expect(MAINTENANCE.first).toBeNull();
    expect(FEATURE_SWITCHES.first).toEqual({ off: [], registration: true });
  });
});
