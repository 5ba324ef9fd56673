import { useState } from 'react';
import { Button, Select, toast } from '../../shell/ui';
import { breakCall, pressed, useLimitCommand } from './queries';
import { useT } from './t';

const HOURS = ['1', '6', '24', '72', '168', '336', '1008'] as const;
type Hours = (typeof HOURS)[number];

/** Blocks plays and orders for a while. Needs two presses, because a break cannot be ended early. */
export function BreakForm() {
  const t = useT();
  const [hours, setHours] = useState<Hours>('24');
  const [asked, setAsked] = useState(false);
  const take = useLimitCommand(breakCall);
  const choose = (chosen: Hours) => {
    setHours(chosen);
    setAsked(false);
  };
  const send = () =>
    take.mutate(pressed({ hours: Number(hours) }), {
      onSuccess: () => toast.ok(t('break.taken')),
      onSettled: () => setAsked(false),
    });
  return (
    <article className="panel pad stack" data-form="break">
      <h3 className="title-card">{t('break.title')}</h3>
      <p className="note">{t('break.note')}</p>
      <Select
        label={t('break.hours')}
        value={hours}
        onChange={choose}
        options={HOURS.map((value) => ({ value, label: t(`hours.${value}`) }))}
      />
      {asked ? (
        <>
          <p role="alert">{t('break.sure', { hours: t(`hours.${hours}`) })}</p>
          <div className="cluster">
            <Button variant="solid" label={t('break.take')} busy={take.isPending} onClick={send} />
            <Button variant="quiet" label={t('cancel')} onClick={() => setAsked(false)} />
          </div>
        </>
      ) : (
        <span>
          <Button label={t('break.begin')} onClick={() => setAsked(true)} />
        </span>
      )}
    </article>
  );
}
