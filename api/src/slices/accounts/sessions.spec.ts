import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { Sessions } from './sessions.ts';

const DAY = 86_400_000;

describe('sessions', () => {
  let database: Database.Database;
  let now: number;
  let sessions: Sessions;

  beforeEach(() => {
    database = new Database(':memory:');
    now = 1_000;
    sessions = new Sessions(database, () => now);
  });

  it('return the subject of a token, also after a restart', () => {
    const token = sessions.begin('player', 'anna0000');

    expect(sessions.check('player', token)).toMatchObject({ kind: 'valid', subject: 'anna0000' });
    expect(new Sessions(database, () => now).check('player', token)).toMatchObject({
      kind: 'valid',
      subject: 'anna0000',
    });
  });

  it('never store the token', () => {
    const token = sessions.begin('player', 'anna0000');

    expect(database.serialize().includes(token)).toBe(false);
  });

  it.each(['', 'undefined', 'null', 'a'.repeat(43), "' OR 1=1 --"])('do not accept the token %j', (token) => {
    sessions.begin('player', 'anna0000');

    expect(sessions.check('player', token)).toEqual({ kind: 'unknown' });
  });

  it('keep tokens of players and of operators apart', () => {
    const token = sessions.begin('operator', 'ada');

    expect(sessions.check('player', token)).toEqual({ kind: 'unknown' });
    expect(sessions.check('operator', token)).toMatchObject({ kind: 'valid', subject: 'ada' });
  });

  it('end one by one', () => {
    const [first, second] = [sessions.begin('player', 'anna0000'), sessions.begin('player', 'anna0000')];
    sessions.check('player', first);
    sessions.end(first);

    expect(sessions.check('player', first)).toEqual({ kind: 'ended' });
    expect(sessions.check('player', second)).toMatchObject({ kind: 'valid' });
    expect(new Sessions(database, () => now).check('player', first)).toEqual({ kind: 'ended' });
  });

  it('end all of one subject, and no others', () => {
    const tokens = [sessions.begin('player', 'anna0000'), sessions.begin('player', 'anna0000')];
    const others = [sessions.begin('player', 'ben00000'), sessions.begin('operator', 'ben00000')];
    for (const token of tokens) sessions.check('player', token);
    sessions.endAll('player', 'anna0000');

    expect(tokens.map((token) => sessions.check('player', token).kind)).toEqual(['ended', 'ended']);
    expect(sessions.check('player', others[0] ?? '').kind).toBe('valid');
    expect(sessions.check('operator', others[1] ?? '').kind).toBe('valid');
  });

  it("are deleted a month after they ended, except the subject's newest", () => {
    const other = sessions.begin('player', 'ben00000');
    for (let month = 0; month < 6; month += 1) {
      for (let n = 0; n < 3; n += 1) sessions.end(sessions.begin('player', 'anna0000'));
      now += 60 * DAY;
    }
    const token = sessions.begin('player', 'anna0000');

    expect(database.prepare("SELECT COUNT(*) FROM session WHERE subject = 'anna0000'").pluck().get()).toBe(4);
    expect(sessions.lastBefore('player', 'anna0000', token)).toBe(now - 60 * DAY);
    expect(sessions.check('player', other)).toEqual({ kind: 'ended' });
  });

  it('expire after thirty days, to the millisecond', () => {
    const token = sessions.begin('player', 'anna0000');
    now += 30 * DAY - 1;
    expect(sessions.check('player', token).kind).toBe('valid');
    now += 1;
    expect(sessions.check('player', token).kind).toBe('ended');
  });
});
