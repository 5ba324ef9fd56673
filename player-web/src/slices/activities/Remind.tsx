import { useMutation } from '@tanstack/react-query';
import { openLogin } from '../../shell/app/modals';
import { useSession } from '../../shell/session';
import { Button, failureText, toast } from '../../shell/ui';
import { type Activity, refreshActivities, remind } from './queries';
import { useT } from './t';

/** Asks for a notification when the activity begins, or takes that back. A visitor is asked to log in. */
export function Remind({ activity: { activityId, name, reminded } }: { activity: Activity }) {
  const t = useT();
  const { token } = useSession();
  const asking = useMutation({
    mutationFn: remind,
    onSuccess: (answer) => toast.ok(t(answer.reminded ? 'remindOn' : 'remindOff', { name })),
    onError: (error) => {
      toast.error(failureText(error));
      void refreshActivities();
    },
  });
  return (
    <Button
      size="sm"
      icon={reminded ? 'check' : 'clock'}
      label={t(reminded ? 'reminded' : 'remind')}
      aria-label={t(reminded ? 'remindedOf' : 'remindOf', { name })}
      aria-pressed={reminded}
      busy={asking.isPending}
      onClick={() => (token === undefined ? openLogin() : asking.mutate({ activityId, on: !reminded }))}
    />
  );
}
