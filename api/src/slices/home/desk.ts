import { countPlayers } from '../accounts/views.ts';
import { demonstrated, measured } from '../../foundation/live/counters.ts';
import type { Figures } from '../../foundation/live/figures.ts';
import type { Live } from '../../foundation/live/live.ts';
import type { Desk } from '../../shop/desk.ts';
import { demoCountersOf } from './demo-counters.ts';
import { Presence } from './presence.ts';

interface Present {
  readonly presence: Presence;
}
interface Counting {
  /** who is there: measured, or made up for a demonstration */
  readonly countersOf: (live: Pick<Live, 'connectionsOfAll'>) => () => Figures;
}

export const desk: Desk<object, Present, Counting> = {
  needs: {},
  checkSettings: demoCountersOf,
  open({ environment, clock, nodes }) {
    const presence = new Presence(clock, nodes);
    nodes?.tell(() => ({ present: presence.here() }));
    return {
      desk: { presence },
      onLists({ readModels }) {
        const players = countPlayers(readModels);
        return {
          countersOf: (live) =>
            demoCountersOf(environment)
              ? demonstrated({ live }, clock)
              : measured({ presence, live, players }),
        };
      },
    };
  },
};
