import { demoFigures } from './demo-figures.ts';
import type { Figures } from './figures.ts';
import type { Live } from './live.ts';

interface Counted {
  /** players with a request in the last five minutes */
  readonly presence: { readonly online: () => number };
  readonly live: Pick<Live, 'connectionsOfAll'>;
  /** number of registered players */
  readonly players: () => number;
}

/** Returns a counter of the players who are there, by measurement. */
export const measured =
  ({ presence, live, players }: Counted): (() => Figures) =>
  () => ({ online: presence.online(), connections: live.connectionsOfAll(), users: players(), demo: false });

/** Returns counters for a demonstration (decision 028): players are made up, and every answer says so; connections are measured. */
export function demonstrated({ live }: Pick<Counted, 'live'>, clock: () => number): () => Figures {
  const drift = demoFigures(clock);
  return () => ({ ...drift(), connections: live.connectionsOfAll(), demo: true });
}
