import type { Flows, Remedy } from '../../foundation/flows/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { actNoter } from '../operators/note-act.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

const NOTED = { pause: 'flow-paused', resume: 'flow-resumed', retry: 'flow-retried' } as const;

/** Operators pause, resume and retry flows. */
export const calls = ({ desks: { health, security } }: Shop<Desks>) => {
  const { flows } = health;
  const noteAct = actNoter(security.trail);
  /** Carries out a remedy that the flow's row offers. */
  const remedied =
    (remedy: Remedy, act: (flows: Flows, place: string, operator: string) => Promise<void>) =>
    async (acting: Parameters<typeof noteAct>[0] & { readonly body: { readonly id: string } }) => {
      const { id } = acting.body;
      const found = await flows.listing.find(id);
      if (found === undefined) return new CallRefused('flow-unknown');
      if (!found.remedies.includes(remedy)) return new CallRefused('flow-elsewhere');
      await act(flows, id, acting.operator.operatorId);
      noteAct(acting, NOTED[remedy], id);
      return null;
    };
  return {
    pauseFlow: remedied('pause', (own, place, operator) => own.pause(place, operator)),
    resumeFlow: remedied('resume', (own, place) => own.resume(place)),
    retryFlow: remedied('retry', (own, place) => own.retry(place)),
  } satisfies Handlers<typeof contract>;
};
