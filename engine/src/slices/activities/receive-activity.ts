import { type Bag, itemIdsIn } from '../bag/index.ts';
import type { BoxVersion } from '../catalogue/index.ts';
import type { Deeds } from '../deeds/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type EventData,
  type Moment,
  type RulesInForce,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { type RewardContext, rewarded } from '../props/index.ts';
import { type Wallet, WalletPosted } from '../wallet/index.ts';
import { type Activities, type ActivityKind, ActivityReceived, rewardOf } from './events.ts';
import {
  type ActivityTerms,
  type StepStanding,
  activityPhaseOf,
  doneFor,
  endOfClaims,
  stepsOf,
} from './standing.ts';
import type { ActivityPart } from './state.ts';

export interface ReceiveActivity {
  readonly activityId: string;
  readonly kind: ActivityKind;
  /** from 1 */
  readonly step: number;
  /** hash of the rules that the player saw */
  readonly rulesHash: string;
}

export interface ReceiveActivityContext extends Moment, RewardContext {
  /** in force now */
  readonly rules: RulesInForce<Activities>;
  /** the activity of the id; undefined if there is none */
  readonly terms: ActivityTerms | undefined;
  /** returns the version of a box on sale; undefined if there is none */
  readonly onSale: (boxId: string) => Pick<BoxVersion, 'versionHash'> | undefined;
}

/** In order of precedence. Times in milliseconds since 1970; figures are counts, or in 1/10,000 gem. */
export type ReceiveActivityRejection =
  /** no rewards can be received at the moment */
  | { readonly code: 'activities-closed' }
  | { readonly code: 'activity-unknown'; readonly activityId: string }
  /** it runs by other rules than those seen */
  | { readonly code: 'activity-changed'; readonly rulesHash: string }
  | { readonly code: 'activity-early'; readonly from: number }
  | { readonly code: 'activity-received'; readonly step: number }
  | { readonly code: 'activity-over'; readonly until: number }
  | { readonly code: 'activity-unfinished'; readonly done: number; readonly target: number }
  /** the skin is not listed, or the box not on sale: the claim can wait until it is, within its time */
  | { readonly code: 'activity-reward-gone' };

interface ReceiveActivityReply {
  readonly received: EventData<typeof ActivityReceived>;
  /** 1/10,000 gem; undefined if no gems were given */
  readonly balance: Amount | undefined;
  /** of the skins that came */
  readonly itemIds: readonly string[];
}

interface State {
  readonly activities: ActivityPart;
  readonly deeds: Deeds;
  readonly wallet: Wallet;
  readonly bag: Bag;
}

/** Receives a step of an activity, once (section 7, receive). */
export const receiveActivity: Command<
  State,
  ReceiveActivity,
  ReceiveActivityContext,
  ReceiveActivityRejection,
  ReceiveActivityReply
> = {
  name: 'receive-activity',
  decide(state, { activityId, kind, step: number, rulesHash }, context) {
    const { rules, terms, time } = context;
    if (!rules.content.open) return rejected({ code: 'activities-closed' });
    const step = terms && stepsOf(state.activities, terms)[number - 1];
    if (terms === undefined || step === undefined || terms.activity.kind !== kind)
      return rejected({ code: 'activity-unknown', activityId });
    if (rulesHash !== terms.rulesHash)
      return rejected({ code: 'activity-changed', rulesHash: terms.rulesHash });
    return claimed(state, terms, step, { ...context, done: doneFor(state, terms.activity, time) });
  },
  reply(events: readonly AnyEvent[]) {
    const received = events.find(ActivityReceived.is)?.data;
    invariant(received !== undefined, 'a claim says what it gave');
    return { received, balance: events.find(WalletPosted.is)?.data.balance, itemIds: itemIdsIn(events) };
  },
};

function claimed(
  state: State,
  { activity, rulesHash }: ActivityTerms,
  { step: { gives }, number, target, received }: StepStanding,
  context: ReceiveActivityContext & { readonly done: number },
) {
  const { time, done } = context;
  const { activityId, kind, from } = activity;
  const phase = activityPhaseOf(activity, time);
  if (phase === 'coming') return rejected({ code: 'activity-early', from } as const);
  if (received !== undefined) return rejected({ code: 'activity-received', step: number } as const);
  if (phase === 'over') return rejected({ code: 'activity-over', until: endOfClaims(activity) } as const);
  if (done < target) return rejected({ code: 'activity-unfinished', done, target } as const);
  const reward = rewardOf(gives);
  const version = reward === undefined ? context.onSale(gives.boxId ?? '') : undefined;
  const given = reward === undefined ? version && [] : rewarded(state, [reward], context);
  if (given === undefined) return rejected({ code: 'activity-reward-gone' } as const);
  const versionHash = version?.versionHash ?? null;
  return accepted(
    ActivityReceived.of({ activityId, kind, step: number, from, rulesHash, done, gives, versionHash }),
    ...given,
  );
}
