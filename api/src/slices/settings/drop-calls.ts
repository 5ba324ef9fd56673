import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type * as contract from './contract.ts';
import type { SettingsSliceDesk } from './desk.ts';
import { may } from './may.ts';
import { dropRefused } from './outcomes.ts';

/** Ends a draft or a proposal without publishing it. */
export const dropCalls = ({ desk }: SettingsSliceDesk) =>
  ({
    changeDrop: async ({ operator, caller, body }) => {
      const { id } = body;
      const found = await desk.change(id);
      if (found === undefined) return new CallRefused('unknown-record');
      const { setting, standing } = found.change;
      if (standing.state === 'draft') {
        if (!may(operator, setting.rights.propose)) return new CallRefused('may-not');
        await desk.drafts.remove(id);
        return null;
      }
      const outcome = await setting.drop({ by: operator.operatorId, proposalId: id, ...commentOf(body) });
      if (outcome.kind === 'refused') return dropRefused(outcome.rejection);
      if (outcome.kind === 'key-reused') return new CallRefused('change-raced');
      caller.wrote(outcome.position);
      return null;
    },
  }) satisfies Pick<Handlers<typeof contract>, 'changeDrop'>;
