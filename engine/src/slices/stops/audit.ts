import { type Place, all, defineAudit, one, unequal, violationOf } from '../../kernel/index.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed } from '../operators/events.ts';
import { FEATURE_SWITCHES, GameResumed, GameStopped, events } from './events.ts';

interface Shop {
  /** fact: by game, the place of the event that stopped it */
  readonly stopped: Map<string, Place>;
}

export const audit = defineAudit({
  events,
  rules: {
    'game-stop': 'a game that runs is stopped, and goes on by what was approved of that stop',
    'game-stopped': 'nobody begins a play of a game between its stop and its going on',
    'game-off': 'nobody begins a play of a game that the published switches turn off',
  },
  books: { own: () => ({}), shop: (): Shop => ({ stopped: new Map() }), totals: () => ({}) },
  checks: {
    GameStopped({ operators, place }, { game }, { shop: { stopped } }) {
      if (stopped.has(game)) return violationOf('game-stop', 'a game that runs', game);
      stopped.set(game, place);
      return operators.demand('stop-games');
    },
    GameResumed(_desk, data, { shop: { stopped } }) {
      const place = stopped.get(data.game);
      stopped.delete(data.game);
      return place === undefined
        ? violationOf('game-stop', 'a game that is stopped', data.game)
        : unequal('game-stop', place, data.stopped);
    },
  },
  plays({ rules }, game, { shop: { stopped } }) {
    const place = stopped.get(game);
    if (place !== undefined) return violationOf('game-stopped', `no play of ${game} since ${place}`, 'one');
    return rules.inForce(FEATURE_SWITCHES)?.content.off.includes(game) === true
      ? violationOf('game-off', `no play of ${game}`, 'one')
      : undefined;
  },
  writings: {
    'stop-game': { in: 'stops', by: ['operator'], writes: one(GameStopped) },
    'propose-resume': { in: 'stops', by: ['operator'], writes: one(ChangeProposed) },
    'approve-resume': {
      in: 'stops',
      by: ['operator'],
      writes: all(one(GameResumed), one(ChangeApproved)),
    },
    'drop-resume': { in: 'stops', by: ['operator'], writes: one(ChangeDropped) },
  },
  ways: {},
});
