import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { openModal } from '../../shell/app/modals';
import { count, gems } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { useSession } from '../../shell/session';
import { Button, Icon, failureText, toast } from '../../shell/ui';
import { TaskContents } from './TaskContents';
import { type Task, type Won, openTask, refreshTasks, takeTask } from './queries';
import { useT } from './t';
import styles from './TaskPanel.module.css';

/** Task types whose figures are gems (spec 3.19). */
const IN_GEMS: ReadonlySet<number> = new Set([0, 3, 5, 6, 8, 10, 11, 12]);

interface Props {
  task: Task;
  /** Shows the opening of a box. */
  open: (task: Task, ask: () => Promise<Won | undefined>) => Promise<void>;
}

/** One task box: requirement, progress and reward. */
export function TaskCard({ task, open }: Props) {
  const t = useT();
  const figure = IN_GEMS.has(task.taskType) ? gems : count;
  const progress = t('progress', { amount: figure(task.amount), target: figure(task.codeMap) });
  const [best] = task.stuffVOList.toSorted((a, b) => b.price - a.price);
  return (
    <li className={clsx('panel', styles['task'], task.claimable && styles['ready'])}>
      <img className={styles['image']} src={task.image} alt="" width={96} height={96} loading="lazy" />
      <div className={styles['body']}>
        <b className={styles['name']}>{task.name}</b>
        <span className={styles['asks']}>
          {task.codeMapExtendName === ''
            ? task.taskName
            : t('of', { task: task.taskName, box: task.codeMapExtendName })}
        </span>
        <progress
          className={styles['bar']}
          max={task.codeMap}
          value={Math.min(task.amount, task.codeMap)}
          aria-label={task.taskName}
          aria-valuetext={progress}
        />
        <span className={styles['figures']}>{progress}</span>
        <span className={styles['gives']}>
          <Icon name="gift" />
          {task.gives === null
            ? t('skin', { best: gems(best?.price ?? 0) })
            : t('gives', {
                name: task.gives.propName,
                amount: (task.gives.rewardTypeEnum === 'diamond' ? gems : count)(task.gives.rewardNum),
              })}
        </span>
      </div>
      <ClaimButton task={task} open={open} />
      <TaskContents task={task} />
    </li>
  );
}

function ClaimButton({ task, open }: Props) {
  const t = useT();
  const { token } = useSession();
  const underOneKey = useKeptKey();
  const claim = useMutation({
    mutationFn: async () => {
      const asked = { boxId: task.id, rulesHash: task.rulesHash };
      if (task.gives === null) return open(task, () => underOneKey(asked, openTask));
      const { rewardTypeEnum, rewardNum, propName } = await underOneKey(asked, takeTask);
      const amount = (rewardTypeEnum === 'diamond' ? gems : count)(rewardNum);
      toast.ok(t('claimed'), { text: t('gives', { name: propName, amount }) });
      return undefined;
    },
    onError: (error) => {
      // Without an answer it may have been claimed.
      if (error instanceof Refused) toast.error(t('failed'), { text: error.message });
      else toast.error(failureText(error));
      void refreshTasks();
    },
  });
  if (task.flag)
    return (
      <span className={styles['claimed']}>
        <Icon name="check" />
        {t('done')}
      </span>
    );
  const visitor = token === undefined;
  return (
    <Button
      variant="solid"
      label={visitor ? t('login') : t('claim')}
      aria-label={visitor ? undefined : t('claimOne', { name: task.name })}
      disabled={!visitor && !task.claimable}
      busy={claim.isPending}
      onClick={() => (visitor ? openModal('auth', { mode: 'login' }) : claim.mutate())}
    />
  );
}
