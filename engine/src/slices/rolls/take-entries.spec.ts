import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../fairness/index.ts';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { treeHash } from '../../transparency/index.ts';
import { entrantOf } from '../../fairness/index.ts';
import { EntriesTaken, EntryTurnedAway, FOLLOW_MS } from './events.ts';
import { CLOSED, H, PUBLISHED, created, fold, questionOf } from '../../../../test/rolls/sample-rolls.ts';
import { takeEntries } from './take-entries.ts';

const { given } = specify(fold, takeEntries);
const context = { time: 7_000, hash: sha256Hex, treeHash };
const ask = (player: string, pass: string | null = null, late = false) => ({
  joined: questionOf(player),
  userSeed: 'seed',
  pass,
  late,
});
const entry = (player: string, pass: string | null = null) => ({
  joined: questionOf(player),
  entrant: entrantOf(sha256Hex, player),
  userSeed: 'seed',
  pass,
});
const away = (player: string, why: 'password-used' | 'room-closed') =>
  EntryTurnedAway.of({ joined: questionOf(player), why, due: 7_000 + FOLLOW_MS });

describe('take-entries', () => {
  it('takes questions in log order', () => {
    const asked = [ask('anna0000'), ask('ben00000')];
    const { decision, state } = given(created(), PUBLISHED).when({ after: null, asked }, context);
    expect(decision).toEqual(
      accepted(EntriesTaken.of({ first: 1, entries: [entry('anna0000'), entry('ben00000')] })),
    );
    expect(state.room.last).toBe(questionOf('ben00000'));
  });

  it('turns away late questions and used passwords', () => {
    const asked = [ask('anna0000', H), ask('ben00000', H), ask('cleo0000', H, true)];
    const { decision } = given(created({ door: 'once' }), PUBLISHED, CLOSED).when(
      { after: null, asked },
      context,
    );
    expect(decision).toEqual(
      accepted(
        EntriesTaken.of({ first: 1, entries: [entry('anna0000', H)] }),
        away('ben00000', 'password-used'),
        away('cleo0000', 'room-closed'),
      ),
    );
  });

  it('returns the answer to each question', () => {
    const input = {
      after: null,
      asked: [ask('anna0000', H), ask('ben00000', H), ask('cleo0000', 'b'.repeat(64))],
    };
    const { decision } = given(created({ door: 'once' }), PUBLISHED).when(input, context);
    const events = decision.kind === 'accepted' ? decision.events : [];
    expect(Object.fromEntries(takeEntries.reply(events, input))).toEqual({
      [questionOf('anna0000')]: { n: 1 },
      [questionOf('ben00000')]: { why: 'password-used' },
      [questionOf('cleo0000')]: { n: 2 },
    });
  });

  it('writes nothing if another process took them', () => {
    const taken = EntriesTaken.of({ first: 1, entries: [entry('anna0000')] });
    const asked = [ask('anna0000')];
    expect(given(created(), PUBLISHED, taken).when({ after: null, asked }, context).decision).toEqual(
      accepted(),
    );
  });
});
