import { useLocation } from 'wouter';
import { gems } from '../../shell/i18n/format';
import { Button, Dialog, ErrorNote, Facts, Skeleton, type DialogControl } from '../../shell/ui';
import { paths } from './paths';
import { passCheckCall, pressed, useLimitCommand, useLimits } from './queries';
import { useT } from './t';

/** Time and net result since the last check. Continuing confirms that the player has seen them. */
export function RealityCheckDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useLimits();
  const pass = useLimitCommand(passCheckCall);
  const goOn = () => pass.mutate(pressed({}), { onSuccess: () => void control.close() });
  const stop = () => void control.close().then(() => navigate(paths.limits));
  const check = data?.check;
  return (
    <Dialog
      control={control}
      title={t('check.title')}
      locked
      width={480}
      foot={
        <>
          <Button label={t('check.stop')} onClick={stop} />
          <Button
            variant="solid"
            label={t('check.goOn')}
            disabled={check === undefined}
            busy={pass.isPending}
            onClick={goOn}
          />
        </>
      }
    >
      {check === undefined ? (
        error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className="stack">
          <p>{t('check.pause')}</p>
          <Facts
            facts={[
              { name: t('check.time'), value: t('minutes', { minutes: check.minutes }) },
              { name: t('days.staked'), value: gems(check.staked) },
              { name: t('days.returned'), value: gems(check.returned) },
              { name: t('days.net'), value: gems(check.returned - check.staked) },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
