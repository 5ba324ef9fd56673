import type { Text } from '@skins/engine/catalogue';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/index.ts';
import type { Caller } from '../../foundation/http/caller.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { Shop } from '../../shop/shop.ts';
import { playersSince } from '../accounts/views.ts';
import type { Desks } from './desks.ts';
import { closedGates } from './closed-gates.ts';
import type * as contract from './contract.ts';
import { takersNow } from './free-estimate.ts';
import { gatesIn } from './gates.ts';
import { approveRefused, proposeRefused } from './outcomes.ts';
import { reportIn } from './report.ts';
import { type Deed, type Doing, type Rejection, nonce } from './setting.ts';
import type { WhyNot } from './shapes.ts';
import type { SettingsDesk } from './settings-desk.ts';
import { type Member, type Together, allPassed, lookAtAll } from './together.ts';

type Calls = Handlers<typeof contract>;

/** Calls for several changes by one command: all or none. All gates are checked before anything is written. */
export const togetherCalls = ({
  game,
  readModels,
  desks: {
    operators,
    settings: { desk },
  },
}: Shop<Desks>) => {
  const takers = takersNow(playersSince(readModels));
  return {
    changesCheck: async ({ operator, language, body: { ids, step, from } }) => {
      const together = await lookAtAll(desk, ids, { step, from, operator });
      if (together === undefined) return new CallRefused('unknown-record');
      return {
        passed: allPassed(together),
        gates: gatesIn(together.gates, language),
        changes: together.members.map(({ change, draft, checked, whyNot }) => ({
          id: change.id,
          settingName: desk.wording.name(change.setting.id, language),
          title: draft.title,
          report: reportIn(desk.wording, checked, { language, takers: takers(game.clock()) }),
          whyNot: whyNot ?? null,
        })),
      };
    },

    changesPropose: async ({ operator, caller, body: { changes, from } }) => {
      const ids = changes.map(({ id }) => id);
      const together = await lookAtAll(desk, ids, { step: 'propose', from, operator });
      if (together === undefined) return new CallRefused('unknown-record');
      const stale = together.members.some(({ draft }, n) => draft.etag !== changes[n]?.etag);
      if (stale) return new CallRefused('stale-draft');
      const fault = proposeFault(desk, together);
      if (fault !== undefined) return fault;
      for (const member of together.members) {
        const edited = await keepTime(desk, member, operator);
        if (edited !== undefined) return edited;
      }
      return carriedOut(together, { game, operator, caller, doing: proposing, refused: proposeRefused });
    },

    changesApprove: async (proving) => {
      const { operator, caller, body } = proving;
      const ids = body.changes.map(({ id }) => id);
      const look = () => lookAtAll(desk, ids, { step: 'approve', operator });
      const seen = await look();
      if (seen === undefined) return new CallRefused('unknown-record');
      const stale = seen.members.some(({ change }, n) => change.standing.hash !== body.changes[n]?.hash);
      if (stale) return new CallRefused('stale-page');
      const fault = approveFault(desk, seen) ?? (await operators.reauthentication.fault(proving));
      if (fault !== undefined) return fault;
      return desk.inTurn(async () => {
        // Look again, because the proof and the queue take time.
        const together = await look();
        if (together === undefined) return new CallRefused('unknown-record');
        const late = approveFault(desk, together);
        if (late !== undefined) return late;
        const doing = (member: Member, deed: Deed): Doing =>
          approving(member, { ...deed, ...commentOf(body) });
        return carriedOut(together, { game, operator, caller, doing, refused: approveRefused });
      });
    },
  } satisfies Pick<Calls, 'changesCheck' | 'changesPropose' | 'changesApprove'>;
};

/** Writes the common time of effect into a draft that has another. */
async function keepTime(
  desk: SettingsDesk,
  { change, draft }: Member,
  { operatorId }: Operator,
): Promise<CallRefused<'stale-draft'> | undefined> {
  if (change.draft?.from === draft.from) return undefined;
  const edited = await desk.edit(change.setting, draft, draft, operatorId);
  return typeof edited === 'string' ? new CallRefused('stale-draft') : undefined;
}

const proposing = ({ change, draft }: Member, deed: Deed): Doing =>
  change.setting.propose(deed, draft, draft.editors);

const approving = ({ change, draft }: Member, deed: Deed): Doing => change.setting.approve(deed, draft);

interface Means<Refused> {
  readonly game: Shop['game'];
  readonly operator: Operator;
  readonly caller: Pick<Caller, 'wrote'>;
  readonly doing: (member: Member, deed: Deed) => Doing;
  readonly refused: (rejection: Rejection, game: Shop['game']) => Refused;
}

/** Carries out all changes as one. If another change came in between, nothing is done. */
async function carriedOut<Refused>(
  { members }: Together,
  { game, operator, caller, doing, refused }: Means<Refused>,
) {
  const name = nonce();
  const outcome = await game.runtime.executeTogether(
    members.map((member, n) => {
      const among = { name, n: n + 1, of: members.length };
      return doing(member, { by: operator.operatorId, proposalId: member.change.id, among });
    }),
  );
  if (outcome.kind === 'refused') return refused(outcome.rejection, game);
  if (outcome.kind === 'key-reused') return new CallRefused('change-raced');
  caller.wrote(outcome.position);
  return {
    changes: members.map(({ change }) => {
      const { open, approved: published } = change.setting.state().proposals;
      return { id: change.id, hash: (open.get(change.id) ?? published.get(change.id))?.hash ?? '' };
    }),
  };
}

const of = (together: Together, why: WhyNot): boolean =>
  together.members.some(({ whyNot }) => whyNot === why);

function proposeFault(desk: SettingsDesk, together: Together) {
  if (of(together, 'may-not')) return new CallRefused('may-not');
  if (of(together, 'not-open')) return new CallRefused('not-a-draft');
  return allGates(desk, together);
}

function approveFault(desk: SettingsDesk, together: Together) {
  if (of(together, 'may-not')) return new CallRefused('may-not');
  if (of(together, 'not-open')) return new CallRefused('not-proposed');
  const closed = allGates(desk, together);
  if (closed !== undefined) return closed;
  if (of(together, 'own-proposal')) return new CallRefused('own-proposal');
  return of(together, 'on-probation') ? new CallRefused('on-probation') : undefined;
}

/** Returns all closed gates, each with the name of its setting. */
const allGates = ({ wording }: SettingsDesk, { members, gates }: Together) =>
  closedGates([
    ...gates,
    ...members.flatMap(({ change, checked }) =>
      checked.gates.map((gate) => ({ ...gate, text: about(wording.texts(change.setting.id), gate.text) })),
    ),
  ]);

const about = (name: Text, text: Text): Text => ({
  zh: `${name.zh}：${text.zh}`,
  en: `${name.en}: ${text.en}`,
  ru: `${name.ru}: ${text.ru}`,
  vi: `${name.vi}: ${text.vi}`,
});
