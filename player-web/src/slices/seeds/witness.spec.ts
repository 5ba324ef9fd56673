import { sha256Hex } from '@skins/engine/fairness';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../shell/session';
import { checkEvidence } from './check-evidence';
import type { Evidence } from '../../shell/seeds/evidence';
import { confirmSeed, rememberSeed } from '../../shell/seeds/own-seeds';
import { pressedPlay, rememberAnswer, rememberPress } from '../../shell/seeds/pressed-plays';
import { rememberCommitment } from '../../shell/seeds/seen-commitments';
import { type LogAnswer, type SeedChange, witnessOf } from './witness';

const last = sha256Hex('the end of a chain');
/** The seeds of a chain, seed 1 first: each hashes to the one before. */
const [anchor = '', first = '', second = '', third = ''] = [3, 2, 1, 0].map((times) => {
  let seed = last;
  for (let time = 0; time < times; time += 1) seed = sha256Hex(seed);
  return seed;
});
const SET = '000000000010';
const PLAYED = '000000000020';
const rulesHash = 'ab'.repeat(32);

const change = (over: Partial<NonNullable<SeedChange>> = {}): LogAnswer => ({
  kind: 'told',
  change: { userSeed: 'Mine7', origin: 'player', commandId: 'set', position: SET, createTime: 0, ...over },
});
const asking: LogAnswer = { kind: 'asking' };

/** An honest server's claims about the first play. */
const honest: Evidence = {
  userSeed: 'Mine7',
  serverSeed: first,
  serverHash: anchor,
  rulesHash,
  chainId: 1,
  seedIndex: 1,
  itemId: 'p-1',
  commandId: 'press',
  position: PLAYED,
};

const check = (said: Partial<Evidence>, log: LogAnswer = asking) => {
  const evidence = { ...honest, ...said };
  return checkEvidence(evidence, { game: undefined, witness: witnessOf(evidence, log) });
};
const step = (name: 'userSeed' | 'commitment', said: Partial<Evidence>, log?: LogAnswer) =>
  check(said, log).verdicts[name];

function setHere(): void {
  rememberSeed('Mine7', 'set');
  confirmSeed('set', SET);
}
function pressedHere(): void {
  setHere();
  rememberCommitment({ id: 1, epoch: 1 }, 1, anchor);
  rememberPress({ key: 'press', rulesHash, userSeed: 'Mine7', chainId: 1, next: 1, serverHash: anchor });
  rememberAnswer('press', ['p-1', 'p-2']);
}

beforeEach(() => {
  localStorage.clear();
  session.userId = 'nanshan';
});

describe('the user seed of a play pressed here', () => {
  beforeEach(pressedHere);

  it('holds for the seed that was set here, before the log has answered', () => {
    expect(step('userSeed', {})).toBe('holds');
    expect(step('userSeed', {}, change())).toBe('holds');
  });

  it('fails for another seed, whatever the log claims about this browser', () => {
    const lie = { userSeed: 'Theirs7' };
    expect(step('userSeed', lie)).toBe('askingLog');
    for (const log of [change(), { kind: 'refused' } as const, change({ userSeed: 'Theirs7' })])
      expect(check(lie, log)).toMatchObject({ failed: ['userSeed'] });
    const older = change({ userSeed: 'Theirs7', commandId: 'x', position: '000000000009' });
    expect(check(lie, older).userSeed).toMatchObject({ fault: 'other', known: 'Mine7' });
  });

  it('never holds for a seed that another device set meanwhile according to the log', () => {
    const log = change({ userSeed: 'Phone7', commandId: 'x', position: '000000000015', createTime: 9 });
    expect(check({ userSeed: 'Phone7' }, log).userSeed).toEqual({
      verdict: 'setElsewhere',
      set: { time: 9, position: '000000000015' },
    });
  });

  it('fails if the log has another seed than the draw', () => {
    expect(check({}, change({ userSeed: 'Another7' })).userSeed.fault).toBe('log');
    expect(check({}, { kind: 'told', change: null }).userSeed.fault).toBe('log');
  });
});

describe('the user seed of a play on another device', () => {
  const elsewhere = { itemId: 'p-9', commandId: 'theirs' };

  it('holds if the log says that this browser set it', () => {
    setHere();
    expect(step('userSeed', elsewhere)).toBe('askingLog');
    expect(step('userSeed', elsewhere, change())).toBe('holds');
  });

  it('holds if the answer to the command that set it was lost', () => {
    rememberSeed('Mine7', 'set');
    expect(step('userSeed', elsewhere, change())).toBe('holds');
    expect(check({ userSeed: 'X' }, change({ userSeed: 'X' })).userSeed.fault).toBe('other');
  });

  it('is unchecked if only the log knows it, with time and position', () => {
    expect(check(elsewhere, change()).userSeed).toEqual({
      verdict: 'setElsewhere',
      set: { time: 0, position: SET },
    });
    expect(step('userSeed', elsewhere, { kind: 'unreachable' })).toBe('logSilent');
  });

  it('equals the one derived from its command’s id, if it was derived', () => {
    const derived = sha256Hex('skins user seed v1\ntheirs').slice(0, 16);
    const log = (userSeed: string) => change({ userSeed, origin: 'command', commandId: 'theirs' });
    expect(step('userSeed', { userSeed: derived }, log(derived))).toBe('setElsewhere');
    expect(step('userSeed', { userSeed: 'Chosen7' }, log('Chosen7'))).toBe('fails');
  });
});

it('holds for a seed derived here: the server had no choice', () => {
  rememberPress({ key: 'press', rulesHash, userSeed: '', chainId: 1, next: 1, serverHash: anchor });
  expect(step('userSeed', { userSeed: sha256Hex('skins user seed v1\npress').slice(0, 16) })).toBe('holds');
});

describe('the commitment', () => {
  it('holds only if it was shown here before, and binds later places of its chain', () => {
    expect(step('commitment', {})).toBe('notShown');
    rememberCommitment({ id: 1, epoch: 1 }, 1, anchor);
    expect(step('commitment', {})).toBe('holds');
    expect(step('commitment', { seedIndex: 3, serverSeed: third, serverHash: second })).toBe('holds');
    expect(step('commitment', { seedIndex: 2, serverSeed: third, serverHash: second })).toBe('fails');
    expect(step('commitment', { chainId: 2 })).toBe('notShown');
  });

  it('fails if both server seed and commitment were exchanged', () => {
    rememberCommitment({ id: 1, epoch: 1 }, 1, anchor);
    const lie = { serverSeed: last, serverHash: sha256Hex(last) };
    expect(check(lie)).toMatchObject({ failed: ['commitment'], brokenCommitment: anchor });
  });

  it('fails if a play is claimed to be at an earlier place than it was pressed for', () => {
    setHere();
    rememberPress({ key: 'press', rulesHash, userSeed: 'Mine7', chainId: 1, next: 3, serverHash: second });
    expect(step('commitment', { seedIndex: 1 })).toBe('fails');
    expect(step('commitment', { chainId: 0 })).toBe('fails');
  });
});

describe('a play pressed here', () => {
  it('is found by its items even under another command id', () => {
    pressedHere();
    expect(pressedPlay('p-2', 'another')?.key).toBe('press');
    expect(pressedPlay('p-3', 'press')?.key).toBe('press');
    expect(pressedPlay('p-3', 'another')).toBeUndefined();
    session.userId = 'somebody else';
    expect(pressedPlay('p-2', 'press')).toBeUndefined();
  });

  it('keeps the data of the first press, however often it is sent', () => {
    pressedHere();
    rememberPress({ key: 'press', rulesHash: 'x', userSeed: 'x', chainId: 9, next: 9, serverHash: 'x' });
    expect(pressedPlay('', 'press')).toMatchObject({ rulesHash, next: 1 });
  });

  it('fails if the draw states other rules than those agreed to', () => {
    pressedHere();
    expect(check({ rulesHash: 'cd'.repeat(32) })).toMatchObject({
      failed: ['outcome'],
      brokenRules: rulesHash,
    });
  });
});
