import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { playersSince } from '../accounts/views.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { closedGates } from './closed-gates.ts';
import { takersNow } from './free-estimate.ts';
import type { KeptGate } from './gates.ts';
import { approveRefused, proposeRefused } from './outcomes.ts';
import { readingCalls } from './reading-calls.ts';
import type { Checked, Setting } from './setting.ts';
import { togetherCalls } from './together-calls.ts';
import { may } from './may.ts';
import { draftCalls } from './draft-calls.ts';
import { dropCalls } from './drop-calls.ts';

export const calls = (shop: Shop<Desks>) => {
  const { game, readModels } = shop;
  const { operators, settings } = shop.desks;
  const { desk } = settings;
  return {
    ...draftCalls(settings, takersNow(playersSince(readModels))),
    ...dropCalls(settings),
    ...togetherCalls(shop),
    ...readingCalls(shop, { desk, operators: operators.desk }),

    changePropose: async ({ operator, caller, body: { id, etag } }) => {
      const found = await desk.change(id);
      if (found?.draft === undefined) return new CallRefused('unknown-record');
      const { change, draft } = found;
      const { setting } = change;
      if (!may(operator, setting.rights.propose)) return new CallRefused('may-not');
      if (change.standing.state !== 'draft') return new CallRefused('not-a-draft');
      if (draft.etag !== etag) return new CallRefused('stale-draft');
      const checked = setting.check(draft, draft.base);
      const closed = closedGates(checked.gates);
      if (closed !== undefined) return closed;
      const deed = { by: operator.operatorId, proposalId: id };
      const outcome = await setting.propose(deed, draft, draft.editors).alone();
      if (outcome.kind === 'refused') return proposeRefused(outcome.rejection, game);
      if (outcome.kind === 'key-reused') return new CallRefused('change-raced');
      caller.wrote(outcome.position);
      return { id, hash: hashOf(setting, id) };
    },

    changeApprove: async (proving) => {
      const { operator, body } = proving;
      const { id, hash } = body;
      const found = await desk.change(id);
      if (found?.draft === undefined) return new CallRefused('unknown-record');
      const { change, draft } = found;
      const { setting, standing } = change;
      if (!may(operator, setting.rights.approve)) return new CallRefused('may-not');
      if (standing.state === 'draft') return new CallRefused('not-proposed');
      if (standing.hash !== '' && standing.hash !== hash) return new CallRefused('stale-page');
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      return desk.inTurn(async () => {
        if (standing.state === 'proposed') {
          // Checks only gates that the engine does not know; it decides the others at the command time.
          const closed = closedGates(ofOtherSettings(setting.check(draft, undefined)));
          if (closed !== undefined) return closed;
        }
        const deed = { by: operator.operatorId, proposalId: id, ...commentOf(body) };
        const outcome = await setting.approve(deed, draft).alone();
        if (outcome.kind === 'refused') return approveRefused(outcome.rejection, game);
        if (outcome.kind === 'key-reused') return new CallRefused('change-raced');
        proving.caller.wrote(outcome.position);
        return { id, hash };
      });
    },
  } satisfies Handlers<typeof contract>;
};

function hashOf(setting: Setting, id: string): string {
  return setting.state().proposals.open.get(id)?.hash ?? '';
}

/** Gates that changes of other settings can close after the proposal passed them. */
const OF_OTHERS: ReadonlySet<string> = new Set(['freeze', 'on-sale', 'season', 'money-loop']);

const ofOtherSettings = ({ gates }: Checked): readonly KeptGate[] =>
  gates.filter(({ code }) => OF_OTHERS.has(code));
