import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { RoomPending } from '../../shell/ui/RoomPending';
import { SeedPanel } from '../seeds/SeedPanel';
import { Composition } from './Composition';
import { DeckProof } from './DeckProof';
import { HowPriced } from './HowPriced';
import { Latest } from './Latest';
import { paths } from './paths';
import { useT } from './t';
import { Table } from './Table';
import { useDeck } from './use-deck';
import styles from './Deck.module.css';

/** `/luckycard/{roomId}`: one deck, from the first card to the last, with everything that decides a card. */
export function DeckPage() {
  const { roomId = '' } = useParams();
  const t = useT();
  const { data, error, refetch } = useDeck(roomId);
  if (data === undefined)
    return (
      <RoomPending
        error={error}
        retry={refetch}
        className={styles['waiting']}
        failed={t('failedDeck')}
        gone={t('gone')}
        others={{ href: paths.decks, label: t('toDecks') }}
      />
    );
  const { deck } = data;
  return (
    <>
      <section className={`stage stage-section ${styles['stage'] ?? ''}`} data-state={deck.state}>
        <div className="page">
          <Breadcrumb here={`${deck.name} · ${t('deckNo', { number: count(deck.number) })}`} />
          <Table key={deck.roomId} detail={data} refresh={refetch} />
        </div>
      </section>
      <div className="page page-main wall">
        <div className="aside aside-late">
          <div className="stack" style={{ '--gap': 'var(--s-6)' }}>
            <Composition detail={data} />
            <HowPriced detail={data} />
            <DeckProof detail={data} />
          </div>
          <div className="stack aside-fixed">
            <Latest detail={data} />
            {deck.state === 'open' && <SeedPanel versionHash={data.composition} />}
          </div>
        </div>
      </div>
    </>
  );
}
