import type { Command } from '../../kernel/index.ts';
import { type StopChange, type StopChangeRejection, type StopStanding, stopped } from '../operators/index.ts';
import type { CatalogueState } from './state.ts';

/** Undoes an approved change whose approver was disabled before it took effect. Writes nothing if repeated. */
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
