import { useEffect, useState } from 'react';
import { count, percent } from '../../shell/i18n/format';
import { isWithheld, newOrder, revealed, usePlay } from '../../shell/play';
import { FailureNote } from '../../shell/play/FailureNote';
import { Facts, Tag, failureText, toast } from '../../shell/ui';
import { Cards } from './Cards';
import { ensureSeedFor } from './fresh-seed';
import { luckyGame } from './lucky-play';
import { PriceLine } from './PriceLine';
import { type DeckDetail, type Next, refreshDecks } from './queries';
import { Side } from './Side';
import { useT } from './t';
import styles from './Deck.module.css';

/** Somebody was first: the price is another one. */
const STALE = 630;
/** Somebody paid for this card, and it is not known yet. */
const PENDING = 1022;

interface TableProps {
  detail: DeckDetail;
  refresh: () => Promise<unknown>;
}

/** The cards on the table, and beside them the price, the chances and the press. */
export function Table({ detail, refresh }: TableProps) {
  const t = useT();
  const plays = usePlay(luckyGame);
  const { play } = plays;
  const [place, choose] = useState<number>();
  const [preparing, setPreparing] = useState(false);
  const { deck, composition } = detail;
  const failure = play.phase === 'idle' ? play.failure : undefined;
  const code = failure?.kind === 'refused' ? failure.errCode : undefined;
  // What the player saw when another one was first; the press asks anew with what is there now.
  const before = code === STALE ? failure?.order.next : undefined;
  useEffect(() => {
    if (code === STALE || code === PENDING) void refresh();
  }, [code, refresh]);
  const press = async (next: Next) => {
    setPreparing(true);
    try {
      await ensureSeedFor(deck);
      plays.press(newOrder({ roomId: deck.roomId, next, place, composition }));
      choose(undefined);
    } catch (error) {
      toast.error(failureText(error), { text: t('nothingCharged') });
    } finally {
      setPreparing(false);
    }
  };
  return (
    <div className={styles['top']}>
      <header className={styles['head']}>
        <div className="cluster">
          <h1 className="title-page">{deck.name}</h1>
          <span className="note">{t('deckNo', { number: count(deck.number) })}</span>
          {deck.state !== 'open' && (
            <Tag tone={deck.state === 'finished' ? 'ok' : undefined} label={t(`state.${deck.state}`)} />
          )}
        </div>
        <Facts
          facts={[
            { name: t('left'), value: `${count(deck.left)} / ${count(deck.cards)}` },
            { name: t('rate'), value: percent(deck.rate / 10_000) },
            { name: t('playersName'), value: count(deck.players) },
          ]}
        />
      </header>
      <Cards
        detail={detail}
        play={play}
        chosen={place}
        onChoose={choose}
        since={before?.turn}
        locked={isWithheld(play) || preparing}
      />
      <div className={styles['column']}>
        <Side
          detail={detail}
          plays={plays}
          before={before}
          waits={code === PENDING || detail.pending !== null}
          preparing={preparing}
          onPress={(next) => void press(next)}
        />
        {/* The result takes the room of the line, so that nothing below moves. */}
        {before === undefined && revealed(play) === undefined && <PriceLine detail={detail} />}
      </div>
      {failure !== undefined && code !== STALE && code !== PENDING && (
        <FailureNote failure={failure} plays={plays} onRefresh={refreshDecks} />
      )}
    </div>
  );
}
