import type { Command } from '../kernel/index.ts';
import { type Register, type StopChange, type StopChangeRejection, stopped } from '../operators/index.ts';
import type { CatalogueState } from './state.ts';

/** Takes a change back that was approved by somebody who was shut out before it counts. Quiet on repeat. */
export const stopCatalogue: Command<
  CatalogueState,
  StopChange,
  { readonly register: Register },
  StopChangeRejection,
  { stopped: number }
> = {
  name: 'stop-catalogue',
  decide: ({ history, proposals }, input, { register }) =>
    stopped(proposals, input, register, history.publications),
  reply: (events) => ({ stopped: events.length }),
};
