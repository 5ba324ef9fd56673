import { NO_BOOKS, defineAudit, one } from '../../kernel/index.ts';
import { PlayerSuspended, SuspensionEnded, events } from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    standing: 'a player is suspended until a time to come or until it is lifted, by operators who may',
    suspended: 'a player who is suspended gives no command',
  },
  books: NO_BOOKS,
  checks: {
    PlayerSuspended: ({ operators, standing }, { until }) =>
      standing.suspend(until) ?? asStanding(operators.demand('suspend-players')),
    SuspensionEnded: ({ operators, standing }) =>
      standing.lift() ?? asStanding(operators.demand('suspend-players')),
  },
  writings: {
    'suspend-player': { in: 'player', by: ['operator'], writes: one(PlayerSuspended) },
    'end-suspension': { in: 'player', by: ['operator'], writes: one(SuspensionEnded) },
  },
  inputs: {
    'suspend-player': ([event]) =>
      event !== undefined && PlayerSuspended.is(event) ? event.data : undefined,
    'end-suspension': ([event]) =>
      event !== undefined && SuspensionEnded.is(event) ? event.data : undefined,
  },
  ways: {},
});

const asStanding = <Found extends { readonly rule: string }>(found: Found | undefined) =>
  found && { ...found, rule: 'standing' };
