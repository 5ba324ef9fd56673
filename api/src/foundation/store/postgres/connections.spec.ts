import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { FencedOff, NoRoom, StorageBroken } from '../failures.ts';
import { LostConnection, namedFailure } from './connections.ts';

/** Returns an error as a server with translated messages sends it. */
const fromServer = (code: string, severity = 'FEHLER'): DatabaseError =>
  Object.assign(new DatabaseError('etwas ging schief', 0, 'error'), { code, severity });
const fromNode = (code: string): Error => Object.assign(new Error('something failed'), { code });

describe('failures of the connection to PostgreSQL', () => {
  it.each([
    ['a connection failure', fromServer('08006')],
    ['a shutdown', fromServer('57P01')],
    ['a server that starts', fromServer('57P03')],
    ['too many connections', fromServer('53300')],
    ['a server that is a replica now', fromServer('25006')],
    ['a panic on a full disk', fromServer('53100', 'PANIC')],
    ['a refused connection', fromNode('ECONNREFUSED')],
    ['a reset connection', fromNode('ECONNRESET')],
    ['an unknown name', fromNode('ENOTFOUND')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a statement without an answer', new Error('Query read timeout')],
    ['a client that was closed', new Error('Client was closed and is not queryable')],
  ])('counts %s as a lost connection', (_what, error) => {
    expect(namedFailure(error, 'postgres://host/log')).toBeInstanceOf(LostConnection);
  });

  it.each([
    ['another writer', fromServer('SK001'), FencedOff],
    ['a log that became shorter', fromServer('SK002'), StorageBroken],
    ['a full disk', fromServer('53100'), NoRoom],
  ])('names %s in any language of the server', (_what, error, named) => {
    expect(namedFailure(error, 'postgres://host/log')).toBeInstanceOf(named);
  });

  it.each([
    ['a unique violation', fromServer('23505')],
    ['a cancelled statement', fromServer('57014')],
    ['a wrong argument', Object.assign(new TypeError('timeout'), { code: 'ERR_INVALID_ARG_TYPE' })],
  ])('returns %s as it is', (_what, error) => {
    expect(namedFailure(error, 'postgres://host/log')).toBe(error);
  });
});
