import { type Action, type Step, idOf, stepId, streamOf } from '../../kernel/index.ts';
import { type Withdrawal, type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

/** The port that passes a withdrawal's requests to the provider. */
export const DELIVERIES_PORT = 'deliveries';

type Asked = NonNullable<Withdrawal['asked']>;

/** Returns a withdrawal's next actions: telling and asking the provider, and updating the player's stream. */
export function nextActions({ withdrawal }: WithdrawalState): readonly Action[] {
  const { asked, released, recalled, offered, delivered, ended, reversed } = withdrawal;
  if (asked === undefined) return [];
  switch (withdrawalPhaseOf(withdrawal)) {
    case 'waiting':
      return [unreleased(asked)];
    case 'sending': {
      // Send recalled withdrawals too: only an offer that the provider knows can be cancelled reliably.
      const { place, time } = released ?? asked;
      return [
        told(place, 'send'),
        ...called(recalled),
        { do: 'until', at: time + asked.answerMs, act: told(place, 'ask') },
      ];
    }
    case 'offered':
      return offered === undefined
        ? []
        : [...called(recalled), { do: 'until', at: offered.answerBy, act: told(offered.place, 'ask') }];
    case 'none':
    case 'delivered':
    case 'ended':
    case 'reversed':
    default:
      return [
        ...(ended === undefined ? [] : [follow(asked, ended.place, ended.outcome)]),
        ...(delivered === undefined ? [] : [follow(asked, delivered.place, 'delivered')]),
        ...(reversed === undefined ? [] : [takenBack(asked, reversed.place)]),
      ];
  }
}

/** Ends the wait for a release by two operators at its deadline. */
const unreleased = ({ place, releaseBy }: Asked): Action => ({
  do: 'until',
  at: releaseBy,
  act: {
    do: 'command',
    id: stepId(place, 1),
    stream: streamOf(place),
    name: 'expire-withdrawal',
    input: {},
  },
});

const step = ({ requested, itemId, place }: Asked, cause: string, name: string, more: object): Step => ({
  do: 'command',
  id: stepId(cause, 1),
  stream: streamOf(requested),
  name,
  input: { retrievalId: idOf(streamOf(place)), itemId, requested, cause, ...more },
});
const follow = (asked: Asked, cause: string, outcome: string): Step =>
  step(asked, cause, 'end-retrieval', { outcome });
const takenBack = (asked: Asked, cause: string): Step => step(asked, cause, 'reverse-retrieval', {});

const called = (recalled: Withdrawal['recalled']): readonly Action[] =>
  recalled === undefined ? [] : [told(recalled.place, 'recall')];

const told = (cause: string, what: 'send' | 'ask' | 'recall'): Action => ({
  do: 'call',
  key: `${cause}/${what}`,
  to: DELIVERIES_PORT,
  request: { what },
});
