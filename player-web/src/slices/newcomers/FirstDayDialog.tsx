import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../shell/net/clock';
import { useLanguage, useSession } from '../../shell/session';
import { Dialog, type DialogControl, ErrorNote, Skeleton, toast } from '../../shell/ui';
import { IconButton } from '../../shell/ui/Button';
import { BoxPane } from './BoxPane';
import { DonePane } from './DonePane';
import { GuestPane } from './GuestPane';
import { OverPane } from './OverPane';
import { type Welfare, refreshFirstDay, welfareQuery } from './queries';
import { RollPane } from './RollPane';
import { Side } from './Side';
import { useT } from './t';
import { TopUpPane } from './TopUpPane';
import { type Place, useFirstDay } from './use-first-day';
import styles from './FirstDay.module.css';

const WIDTH = 939;

/** The welfare of a new player (spec 4.4): the clock and four steps, and one of them at a time. */
export function FirstDayDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const { data, error, refetch } = useQuery(welfareQuery(useLanguage()));
  return (
    <Dialog control={control} title={t('title')} width={WIDTH} frame="bare" className={styles['whole']}>
      {data === undefined ? (
        <>
          <div className={`stage ${styles['side']}`} />
          <div className={styles['pane']}>
            <div className={styles['body']}>
              {error === null ? (
                <Skeleton className={styles['waiting']} />
              ) : (
                <ErrorNote error={error} onRetry={() => void refetch()} />
              )}
            </div>
          </div>
        </>
      ) : (
        <Day day={data} control={control} />
      )}
      <IconButton
        icon="close"
        className={styles['close']}
        label={ui('ui.close')}
        onClick={() => void control.close()}
      />
    </Dialog>
  );
}

function Day({ day, control }: { day: Welfare; control: DialogControl }) {
  const { token } = useSession();
  const at = useFirstDay(day);
  const isOver = useEnd(day, control);
  const visitor = token === undefined;
  const step = visitor ? 0 : isOver ? -1 : at.step;
  return (
    <>
      <Side day={day} step={step} />
      {visitor ? (
        <GuestPane day={day} control={control} />
      ) : isOver ? (
        <OverPane day={day} control={control} />
      ) : (
        <Pane day={day} at={at} control={control} />
      )}
    </>
  );
}

function Pane({ day, at, control }: { day: Welfare; at: Place; control: DialogControl }) {
  const [free] = day.welfareTaskBox;
  const [topUp] = day.rechargeTaskBox;
  if (at.step === 1 && free !== undefined) return <BoxPane key="free" box={free} at={at} />;
  if (at.step === 3 && topUp !== undefined) return <BoxPane key="topup" box={topUp} at={at} />;
  if (at.step === 2) return <TopUpPane day={day} control={control} />;
  if (at.step === 4) return <RollPane day={day} control={control} />;
  return <DonePane day={day} control={control} />;
}

/** Closes the dialog at 00:00:00 with a notice, and returns whether the window is over. All done stays to be seen. */
function useEnd({ open, endsAt, status }: Welfare, control: DialogControl): boolean {
  const t = useT();
  const now = useServerNow();
  const running = useRef(false);
  const isOver = !open || (status < 5 && endsAt !== null && now >= endsAt);
  useEffect(() => {
    if (!isOver) running.current = true;
    if (!isOver || !running.current) return;
    running.current = false;
    toast.info(t('ended'), { text: t('endedText') });
    void refreshFirstDay();
    void control.close();
  }, [isOver, control, t]);
  return isOver;
}
