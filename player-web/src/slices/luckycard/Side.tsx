import { Link } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { gems } from '../../shell/i18n/format';
import { type Plays, isLocked, isWithheld, revealed, usePress } from '../../shell/play';
import { NextSteps } from '../../shell/result/NextSteps';
import { Button, Gem } from '../../shell/ui';
import { useSelling } from '../bag/use-selling';
import { usePolicy } from '../limits/queries';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import { evidenceOfCard } from './card-evidence';
import { DeckOver } from './DeckOver';
import type { CardOrder, Outcome } from './lucky-play';
import { NextCard } from './NextCard';
import type { DeckDetail, Next } from './queries';
import { Stale } from './Stale';
import { useT } from './t';
import styles from './Deck.module.css';

interface SideProps {
  detail: DeckDetail;
  plays: Plays<CardOrder, Outcome>;
  /** what the player saw when another one was first */
  before: Next | undefined;
  /** a card that somebody paid for is not known yet */
  waits: boolean;
  preparing: boolean;
  onPress: (next: Next) => void;
}

/** Price, chances and value of the next card, always; and the one press. */
export function Side(props: SideProps) {
  const { detail, plays, before } = props;
  const t = useT();
  const { play } = plays;
  const { deck } = detail;
  const outcome = revealed(play);
  const next = deck.next;
  return (
    <section className={`panel ${styles['side'] ?? ''}`} aria-label={t('side')}>
      {next === null || deck.state !== 'open' ? (
        <DeckOver detail={detail} />
      ) : before === undefined ? (
        <NextCard detail={detail} next={next} was={outcome?.turned.price} />
      ) : (
        <Stale detail={detail} before={before} next={next} />
      )}
      {outcome !== undefined && play.phase !== 'idle' && (
        <After key={outcome.position} {...props} outcome={outcome} locked={play.phase === 'landed'} />
      )}
      {next !== null && deck.state === 'open' && <Bar {...props} next={next} />}
    </section>
  );
}

/** The button with its price, in the first screen of a phone; while a card turns, the way to skip that. */
function Bar({ plays, before, waits, preparing, onPress, next }: SideProps & { next: Next }) {
  const t = useT();
  const policy = usePolicy();
  const { play } = plays;
  const { pressed, press } = usePress(() => onPress(next));
  const turning = isWithheld(play);
  const again = revealed(play) !== undefined;
  const label = () => {
    if (waits) return t('press.waits');
    if (before !== undefined) return t('press.anew', { price: gems(next.price) });
    if (next.left === 1) return t('press.last', { price: gems(next.price) });
    return t(again ? 'press.again' : 'press.turn', { price: gems(next.price) });
  };
  return (
    <>
      <div className={`act-bar ${styles['bar'] ?? ''}`}>
        <span className={styles['brief']}>
          <small>{t(turning ? 'press.paid' : next.left === 1 ? 'press.lastPrice' : 'price')}</small>
          <Gem value={'order' in play && turning ? play.order.next.price : next.price} size="lg" />
        </span>
        {turning && play.phase === 'revealing' && policy.skip ? (
          <Button size="lg" icon="skip" label={t('press.skip')} onClick={plays.skip} />
        ) : (
          <Button
            variant="play"
            size="lg"
            label={turning ? t('press.turning') : label()}
            busy={turning || pressed || preparing}
            disabled={waits || isLocked(play)}
            onClick={press}
            data-act="turn"
          />
        )}
      </div>
      <p className="note" role="status">
        {turning ? t('press.fixed') : waits ? t('press.pending') : t('press.place')}{' '}
        <Link className="link" href="#how">
          {t('press.how')}
        </Link>
      </p>
    </>
  );
}

/** What can be done with the card that came. */
function After({ detail, outcome, locked, plays }: SideProps & { outcome: Outcome; locked: boolean }) {
  const t = useT();
  const selling = useSelling();
  const { turned, itemId, roomId, position } = outcome;
  const won = [{ id: itemId, value: turned.value }];
  const order = 'order' in plays.play ? plays.play.order : undefined;
  const sell = async () => {
    try {
      await selling.sell(won);
      plays.dismiss();
    } catch {
      // Told by a toast; the item is still there.
    }
  };
  return (
    <>
      <AnswerAlarm asSent={outcome.asSent} />
      <NextSteps
        main={
          <>
            <Button variant="solid" label={t('after.keep')} disabled={locked} onClick={plays.dismiss} />
            <Button
              icon="verify"
              label={t('verify')}
              onClick={() =>
                openModal('fairness', {
                  evidence: evidenceOfCard({
                    roomId,
                    composition: detail.composition,
                    turned,
                    itemId,
                    position,
                    commandId: order?.key,
                  }),
                })
              }
            />
          </>
        }
        more={
          <>
            {selling.open && (
              <Button
                label={t('after.sell')}
                brings={selling.priceOf(won)}
                disabled={locked || selling.selling}
                onClick={() => void sell()}
              />
            )}
            <Button icon="bag" label={t('after.bag')} onClick={() => openModal('bag')} />
          </>
        }
        note={t('after.inBag')}
      />
    </>
  );
}
