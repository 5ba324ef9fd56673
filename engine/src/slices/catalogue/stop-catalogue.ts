import type { Command } from '../../kernel/index.ts';
import { type StopChange, type StopChangeRejection, type StopStanding, stopped } from '../operators/index.ts';
import type { CatalogueState } from './state.ts';

/** Takes a change back that was approved by somebody who was shut out before it counts. Quiet on repeat. */
export const stopCatalogue: Command<
  CatalogueState,
  StopChange,
  StopStanding,
  StopChangeRejection,
  { stopped: number }
> = {
  name: 'stop-catalogue',
  decide: ({ history, proposals }, input, standing) =>
    stopped(proposals, input, standing, history.publications),
  reply: (events) => ({ stopped: events.length }),
};
