import type { Listener } from './listener.ts';

/** Players whom one player may follow, and of whom one connection may hear. */
export const FOLLOWED_MAX = 20;

/** Says who may be followed. Shown to the channel by the slice that knows. */
export interface Followable {
  /** Returns the player of a public id. */
  readonly playerOf: (userId: string) => string | undefined;
  /** Returns whether a player may be followed now, by the log itself. */
  readonly may: (playerId: string) => Promise<boolean>;
}

/** The listeners of each followed player. A listener is asked for first, and admitted once it is known that it may be. */
export class Followers {
  readonly #asked = new Map<string, Set<Listener>>();
  readonly #admitted = new Map<string, Set<Listener>>();

  /** Returns whether anybody follows a player. */
  has(playerId: string): boolean {
    return this.#admitted.has(playerId);
  }

  ask(playerId: string, listener: Listener): void {
    add(this.#asked, playerId, listener);
  }

  /** Admits a listener, unless the player's following ended since it asked. */
  admit(playerId: string, listener: Listener): void {
    if (!remove(this.#asked, playerId, listener)) return;
    add(this.#admitted, playerId, listener);
    listener.owners.add(playerId);
  }

  /** @returns whether the listener followed the player, or had asked to */
  drop(playerId: string, listener: Listener): boolean {
    listener.owners.delete(playerId);
    const asked = remove(this.#asked, playerId, listener);
    return remove(this.#admitted, playerId, listener) || asked;
  }

  /** Ends a player's following. @returns the listeners who followed, or had asked to */
  end(playerId: string): readonly Listener[] {
    const all = [...(this.#asked.get(playerId) ?? []), ...(this.#admitted.get(playerId) ?? [])];
    for (const listener of all) this.drop(playerId, listener);
    return all;
  }

  /** Forgets a listener that left. */
  leave(listener: Listener): void {
    for (const playerId of listener.owners) this.drop(playerId, listener);
    for (const playerId of this.#asked.keys()) remove(this.#asked, playerId, listener);
  }
}

function add(listeners: Map<string, Set<Listener>>, playerId: string, listener: Listener): void {
  const known = listeners.get(playerId);
  if (known === undefined) listeners.set(playerId, new Set([listener]));
  else known.add(listener);
}

/** @returns whether it was there */
function remove(listeners: Map<string, Set<Listener>>, playerId: string, listener: Listener): boolean {
  const known = listeners.get(playerId);
  const was = known?.delete(listener) === true;
  if (known?.size === 0) listeners.delete(playerId);
  return was;
}
