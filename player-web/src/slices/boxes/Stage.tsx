import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { openLogin } from '../../shell/app/modals';
import { gems } from '../../shell/i18n/format';
import { isLocked, isWithheld, newOrder, revealed, useInSight } from '../../shell/play';
import { usePolicy } from '../limits/queries';
import { useSession } from '../../shell/session';
import { Button, useItemName } from '../../shell/ui';
import { costOf, valueOf, type BoxPlay, type BoxPlays } from './box-play';
import { BoxResult } from './BoxResult';
import { FailureNote } from './FailureNote';
import { MyLast } from './MyLast';
import { PlayBar } from './PlayBar';
import { Reels } from './Reel';
import { ReelClock } from './ReelClock';
import type { BoxDetails, BoxToday } from './queries';
import { useT } from './t';
import { choiceOf, hasTerms } from './today';
import { TodayStrip } from './TodayStrip';
import { usePrints } from './use-prints';
import { useReelSound } from './use-reel-sound';
import { useReels } from './use-reels';
import styles from './Stage.module.css';

interface StageProps {
  box: BoxDetails;
  today: BoxToday | undefined;
  /** Offers only free openings. */
  gifts: boolean;
  /** Breadcrumb, name and figures above the reel. */
  head: ReactNode;
  plays: BoxPlays;
}

/** The dark stage: the reel, its status line, and the bar that starts it. */
export function Stage({ box, today, gifts, head, plays }: StageProps) {
  const t = useT();
  const { token } = useSession();
  const { play, press } = plays;
  const [wish, setCount] = useState(1);
  const [wantsTickets, wantTickets] = useState(false);
  const ticket = wantsTickets && !gifts && (today?.tickets ?? 0) > 0;
  const choice = choiceOf(today, gifts, ticket);
  const count = Math.min(wish, Math.max(1, choice.most));
  const order = { box, count, free: gifts ? count : Math.min(count, choice.free), ticket };
  const prints = usePrints(
    box.items.map(({ stuffImage }) => stuffImage),
    !isLocked(play),
  );
  // The bar follows a choice at once, so that a press opens what is chosen; the reels may take longer.
  const reels = useReels(play, box, useDeferredValue(count));
  const { stageRef, skipRef } = useFocus(play.phase);
  const reelsRef = useInSight<HTMLDivElement>(play.phase === 'revealing' && play.motion === 'moving');
  useReelSound(play);
  const shown = revealed(play);
  const open = () => {
    if (token === undefined) openLogin();
    else press(newOrder(order));
  };
  const label = useOpenLabel(shown !== undefined, count);
  return (
    <section
      className={clsx('stage', 'stage-section', styles['stage'])}
      aria-label={t('reel.label')}
      data-phase={play.phase}
      ref={stageRef}
    >
      <div className={styles['theatre']}>
        <div className="page stack">{head}</div>
        <div className={styles['reels']} aria-busy={isWithheld(play)} ref={reelsRef}>
          <Reels
            reels={reels}
            prints={prints}
            phase={play.phase}
            motion={'motion' in play ? play.motion : 'moving'}
          />
        </div>
        <div className="page">
          <Status play={play} skip={plays.skip} skipRef={skipRef} />
        </div>
      </div>
      <MyLast box={box} phase={play.phase} />
      <div className="page">
        {today !== undefined && hasTerms(box) && <TodayStrip box={box} today={today} gifts={gifts} />}
        <PlayBar
          count={count}
          onCount={setCount}
          cost={costOf(order)}
          free={ticket ? count : order.free}
          tickets={gifts ? undefined : ticketsOf(today, ticket, wantTickets)}
          most={choice.most}
          locked={isLocked(play)}
          busy={isWithheld(play)}
          label={token === undefined ? t('pay.login') : label}
          onOpen={open}
        />
        {play.phase === 'idle' && play.failure !== undefined && (
          <FailureNote failure={play.failure} plays={plays} onCount={setCount} />
        )}
      </div>
      <Result play={play} />
    </section>
  );
}

/** Returns the player's tickets of the box for the bar; undefined if there are none. */
const ticketsOf = (today: BoxToday | undefined, used: boolean, onUse: (used: boolean) => void) =>
  today === undefined || today.tickets === 0 ? undefined : { held: today.tickets, used, onUse };

/** What came, once it has landed. */
function Result({ play }: { play: BoxPlay }) {
  if (play.phase !== 'landed' && play.phase !== 'settled') return null;
  const { order, outcome, motion, phase } = play;
  return (
    <BoxResult key={order.key} order={order} outcome={outcome} motion={motion} locked={phase === 'landed'} />
  );
}

interface StatusProps {
  play: BoxPlay;
  skip: () => void;
  skipRef: RefObject<HTMLButtonElement | null>;
}

/** How far the play is, and the button that ends its movement. */
function Status({ play, skip, skipRef }: StatusProps) {
  const t = useT();
  const policy = usePolicy();
  return (
    <div className={clsx('split', styles['status'])}>
      <p role="status">{useStatusText(play)}</p>
      {play.phase === 'revealing' && (
        <>
          <ReelClock key={play.order.key} motion={play.motion} />
          {policy.skip && (
            <Button size="sm" icon="skip" label={t('reel.skip')} onClick={skip} ref={skipRef} />
          )}
        </>
      )}
    </div>
  );
}

/** The word on the button that opens boxes. */
function useOpenLabel(again: boolean, count: number): string {
  const t = useT();
  if (count > 1) return t('pay.openMany', { count });
  return t(again ? 'pay.again' : 'pay.open');
}

/** Returns the status line. It names a result only after the landing. */
function useStatusText(play: BoxPlay): string {
  const t = useT();
  const nameOf = useItemName();
  const outcome = revealed(play);
  if (outcome === undefined || !('order' in play)) {
    if (play.phase === 'requesting') return t('reel.requesting');
    if (play.phase === 'revealing') return t('reel.spinning');
    return t('reel.waiting');
  }
  const [first] = outcome.opens;
  const value = gems(valueOf(outcome.opens));
  const cost = gems(outcome.cost);
  if (first === undefined) return '';
  return outcome.opens.length === 1
    ? t('reel.won', { name: nameOf({ name: first.stuffName, exterior: first.exterior }), value, cost })
    : t('reel.wonMany', { count: outcome.opens.length, value, cost });
}

/** Moves focus, as the pressed button locks: to "skip", and after the landing back to "open". */
function useFocus(phase: string) {
  const stageRef = useRef<HTMLElement>(null);
  const skipRef = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    const open = stageRef.current?.querySelector<HTMLButtonElement>('[data-act="open"]');
    const homeless = active === null || active === document.body || active === open;
    if (phase === 'requesting' && homeless) lost.current = true;
    if (phase === 'revealing' && lost.current) skipRef.current?.focus({ preventScroll: true });
    if ((phase === 'settled' || phase === 'idle') && lost.current) {
      lost.current = false;
      if (homeless) open?.focus({ preventScroll: true });
    }
  }, [phase]);
  return { stageRef, skipRef };
}
