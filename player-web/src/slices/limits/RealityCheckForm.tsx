import { gems } from '../../shell/i18n/format';
import { Select, toast } from '../../shell/ui';
import { checkEveryCall, pressed, useLimitCommand, type LimitsData } from './queries';
import { useT } from './t';

const CHOICES = ['never', '15', '30', '60', '120'] as const;
type Choice = (typeof CHOICES)[number];

/** Sets after how many minutes of play the player must see time and net result. */
export function RealityCheckForm({ check }: { check: LimitsData['check'] }) {
  const t = useT();
  const set = useLimitCommand(checkEveryCall);
  const value = CHOICES.find((choice) => choice === String(check.everyMinutes)) ?? 'never';
  const choose = (choice: Choice) => {
    const everyMinutes = choice === 'never' ? null : Number(choice);
    set.mutate(pressed({ everyMinutes }), { onSuccess: () => toast.ok(t('check.saved')) });
  };
  return (
    <article className="panel pad stack">
      <h3 className="title-card">{t('check.title')}</h3>
      <p className="note">{t('check.note')}</p>
      <Select
        label={t('check.every')}
        value={value}
        onChange={choose}
        options={CHOICES.map((choice) => ({
          value: choice,
          label: choice === 'never' ? t('check.never') : t('minutes', { minutes: choice }),
        }))}
      />
      <p className="note">
        {t('check.since', { minutes: check.minutes, net: gems(check.returned - check.staked) })}
      </p>
    </article>
  );
}
