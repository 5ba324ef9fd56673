import { changeHashOf } from '@skins/engine/fairness';
import { type Right, mayDo } from '@skins/engine/kernel';
import { PROBATION_MS, modeAt } from '@skins/engine/operators';
import { VERDICTS, decidedShare } from '@skins/engine/promotion';
import type { Caller } from '../../foundation/admin/gate.ts';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { type OpenProposal, openProposals } from './acts-view.ts';
import type { Desks } from './desks.ts';
import type { InboxRow } from './resources.ts';

/** Streams in which proposals wait, by the kind of their name; and the right to approve. */
const KINDS: Readonly<Record<string, { readonly kind: InboxRow['kind']; readonly right: Right }>> = {
  catalogue: { kind: 'change', right: 'approve-catalogue' },
  rules: { kind: 'change', right: 'approve-rules' },
  player: { kind: 'credit', right: 'approve-adjustments' },
  payment: { kind: 'refund', right: 'approve-refunds' },
  withdrawal: { kind: 'release', right: 'approve-withdrawals' },
  roll: { kind: 'room', right: 'approve-rolls' },
  stops: { kind: 'resume', right: 'resume-games' },
  operators: { kind: 'appointment', right: 'approve-operators' },
};

/** What waits for the calling operator's approval: proposals of every kind, those that expire first first. */
export function inboxSource({
  game,
  readModels,
  desks: {
    operators: { desk: operators },
    settings: { desk },
  },
}: AdminTools<Desks>): Source<InboxRow, InboxRow, object> {
  const waiting = openProposals(readModels);
  /** Whether an operator may approve a proposal, as the engine decides. */
  const mayApprove = ({ operator }: Caller, { editors }: OpenProposal, right: Right): boolean => {
    if (!mayDo(operator.role, right)) return false;
    const now = game.clock();
    const { register } = game.operators();
    if (modeAt(register, now) === 'single') return true;
    const hands: readonly string[] = JSON.parse(editors);
    const personOf = (id: string) => register.operators.get(id)?.personId;
    return (
      !hands.some((hand) => personOf(hand) === personOf(operator.operatorId)) &&
      now >= operator.since + PROBATION_MS
    );
  };
  /** Whether a proposal in a player's stream is about an inviter's share that is held back. */
  const isOfShare = async (playerId: string, proposal: string): Promise<boolean> => {
    const { adjustments, promotion } = await game.readPlayer(playerId);
    const hash = adjustments.open.get(proposal)?.hash;
    return [...promotion.held.values()].some((share) =>
      VERDICTS.some((verdict) => changeHashOf([decidedShare(share, verdict)]) === hash),
    );
  };
  const rows = async (caller: Caller): Promise<InboxRow[]> => {
    const now = game.clock();
    const nameOf = await operators.names();
    const found = waiting(now).map(async (one): Promise<InboxRow[]> => {
      const { stream, proposal, author, time, expires } = one;
      const split = stream.indexOf('-');
      const [name, subject] = [stream.slice(0, split), stream.slice(split + 1)];
      const known = KINDS[name];
      if (known === undefined || !mayApprove(caller, one, known.right)) return [];
      const change = known.kind === 'change' ? await desk.change(proposal) : undefined;
      const row: InboxRow = {
        id: proposal,
        kind: name === 'player' && (await isOfShare(subject, proposal)) ? 'share' : known.kind,
        subject,
        title:
          change === undefined
            ? ''
            : [desk.wording.name(change.change.setting.id, caller.language), change.draft?.title ?? '']
                .filter((part) => part !== '')
                .join(' · '),
        author: nameOf(author),
        time,
        expires,
        left: expires - now,
      };
      return [row];
    });
    return (await Promise.all(found)).flat();
  };
  return {
    list: async (query, caller) =>
      pageOf(await rows(caller), query, (row, field) => (field === 'time' ? row.time : row.expires)),
    many: async (ids, caller) => (await rows(caller)).filter(({ id }) => ids.includes(id)),
    one: async (id, caller) => (await rows(caller)).find((row) => row.id === id),
  };
}
