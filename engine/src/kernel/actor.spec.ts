import { describe, expect, it } from 'vitest';
import { SYSTEM, actorOf, flowActor, isPlayerActor, playerActor } from './actor.ts';

describe('an actor', () => {
  it.each([
    [SYSTEM, 'system', ''],
    ['player', 'player', ''],
    [playerActor('anna0000'), 'player', 'anna0000'],
    ['operator:Ab9_-x', 'operator', 'Ab9_-x'],
    [flowActor('duel-1'), 'flow', 'duel-1'],
    [flowActor('login-phone:00ff'), 'flow', 'login-phone:00ff'],
    ['flow:player-b#3/2', 'flow', 'player-b#3/2'],
    ['provider:pay.example', 'provider', 'pay.example'],
    [`operator:${'a'.repeat(120)}`, 'operator', 'a'.repeat(120)],
  ])('reads %s', (text, role, id) => {
    expect(actorOf(text)).toEqual({ role, id });
    expect(isPlayerActor(text)).toBe(role === 'player');
  });

  it.each([
    '',
    'operator',
    'flow',
    'player:',
    'system:',
    'system:x',
    'nobody:x',
    'player:anna 0000',
    'player:анна',
    ' player:a',
    'player:a\n',
    'Player:a',
    `operator:${'a'.repeat(121)}`,
  ])('does not read %j', (text) => {
    expect(actorOf(text)).toBeUndefined();
  });
});
