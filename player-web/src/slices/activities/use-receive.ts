import { useMutation } from '@tanstack/react-query';
import { openLogin } from '../../shell/app/modals';
import { count, gems } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { useSession } from '../../shell/session';
import { failureText, toast } from '../../shell/ui';
import { type Activity, type Received, type Step, receive, refreshActivities } from './queries';
import { useT } from './t';

/** Receives a step as it was shown; a visitor is asked to log in. */
export function useReceive({ activityId, type, rulesHash }: Activity, { step }: Step) {
  const t = useT();
  const { token } = useSession();
  const underOneKey = useKeptKey();
  const claim = useMutation({
    mutationFn: async () => underOneKey({ type, activityId, step, rulesHash }, receive),
    onSuccess: (received) => {
      const text = received.activityRewardType === 'box' ? { text: t('gaveOpenings') } : {};
      toast.ok(t('gave', { name: rewardText(received) }), text);
    },
    onError: (error) => {
      // Without an answer it may have been received.
      if (error instanceof Refused) toast.error(t('failedClaim'), { text: error.message });
      else toast.error(failureText(error));
      void refreshActivities();
    },
  });
  const visitor = token === undefined;
  return { visitor, busy: claim.isPending, press: () => (visitor ? openLogin() : claim.mutate()) };
}

type Reward = Pick<Received, 'activityRewardType' | 'receiveNum' | 'rewardName'>;

/** Names a reward with its amount. */
export const rewardText = ({ activityRewardType, receiveNum, rewardName }: Reward): string =>
  activityRewardType === 'diamond'
    ? `${gems(receiveNum)} ${rewardName}`
    : `${rewardName.replace('|', ' ')} ×${count(receiveNum)}`;
