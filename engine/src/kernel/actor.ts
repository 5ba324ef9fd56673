/** An actor's role: a player by id, an operator by random id, a flow's step, an outside provider by name, or the shop. */
export type Role = 'player' | 'operator' | 'flow' | 'provider' | 'system';

export interface Actor {
  readonly role: Role;
  /** empty for the system, and for players in logs of edition 1 */
  readonly id: string;
}

const NAMED = /^(player|operator|flow|provider):([A-Za-z0-9._#:/-]{1,120})$/;

export const playerActor = (playerId: string): string => `player:${playerId}`;
export const operatorActor = (operatorId: string): string => `operator:${operatorId}`;
export const flowActor = (stream: string): string => `flow:${stream}`;
export const SYSTEM = 'system';
/** Tests whether a recorded actor is a player, without parsing the name. */
export const isPlayerActor = (actor: string): boolean => actor === 'player' || actor.startsWith('player:');
/** Tests whether a recorded actor is a flow's step, without parsing the name. */
export const isFlowActor = (actor: string): boolean => actor.startsWith('flow:');

/** Parses an actor as events name it; undefined if it is malformed. */
export function actorOf(text: string): Actor | undefined {
  if (text === 'system' || text === 'player') return { role: text, id: '' };
  const [, role, id = ''] = NAMED.exec(text) ?? [];
  switch (role) {
    case 'player':
    case 'operator':
    case 'flow':
    case 'provider':
      return { role, id };
    case undefined:
    default:
      return undefined;
  }
}
