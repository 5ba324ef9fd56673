import { Suspense, useEffect } from 'react';
import { lazyWithRetry } from '../../shell/app/lazy-with-retry';
import { queries } from '../../shell/net';
import type { Failure } from '../../shell/play';
import { FailureNote as NoteOfAnyPlay } from '../../shell/play/FailureNote';
import { Note } from '../../shell/play/Note';
import { Button } from '../../shell/ui';
import type { BoxOrder, BoxPlays } from './box-play';
import { NextDay } from './NextDay';
import { boxDetailsQuery } from './queries';
import { useT } from './t';
import { useTodayQuery } from './today';

const NotEnoughGems = lazyWithRetry(async () => (await import('./NotEnoughGems')).NotEnoughGems);

const GEMS_MISSING = 6002;
const LIMIT_REACHED = 619;
const FEWER_FREE = 675;

interface FailureNoteProps {
  failure: Failure<BoxOrder>;
  plays: BoxPlays;
  onCount: (count: number) => void;
}

/** Explains why nothing was opened and offers ways out: first those specific to boxes, then those of any play. */
export function FailureNote({ failure, plays, onCount }: FailureNoteProps) {
  const errCode = failure.kind === 'refused' ? failure.errCode : undefined;
  const { order } = failure;
  const { dismiss } = plays;
  if (errCode === GEMS_MISSING)
    return (
      <Suspense fallback={null}>
        <NotEnoughGems order={order} onClose={dismiss} onCount={onCount} />
      </Suspense>
    );
  if (errCode === LIMIT_REACHED || errCode === FEWER_FREE)
    return <NoneLeft order={order} about={errCode === LIMIT_REACHED ? 'limit' : 'fewer'} onClose={dismiss} />;
  const refresh = () => queries.invalidateQueries({ queryKey: boxDetailsQuery(order.box.id).queryKey });
  return <NoteOfAnyPlay failure={failure} plays={plays} onRefresh={refresh} />;
}

/** Fewer openings are left today than the page showed. Refetches, and says when the next day begins. */
function NoneLeft({
  order: { box },
  about,
  onClose,
}: {
  order: BoxOrder;
  about: 'limit' | 'fewer';
  onClose: () => void;
}) {
  const t = useT();
  const { data: today } = useTodayQuery(box);
  // A box's terms are not part of its version: they may have changed, too.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: boxDetailsQuery(box.id).queryKey });
    void queries.invalidateQueries({ queryKey: ['boxes', 'today', box.id] });
  }, [box.id]);
  return (
    <Note
      title={t(`failure.${about}`)}
      text={t(`failure.${about}Text`, { count: box.terms.perDay ?? 0 })}
      more={today && <NextDay at={today.nextDay} />}
    >
      <Button label={t('failure.close')} onClick={onClose} />
    </Note>
  );
}
