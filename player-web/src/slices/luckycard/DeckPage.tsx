import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { ButtonLink, Empty, ErrorNote, Skeleton } from '../../shell/ui';
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
      <div className="page page-main wall">
        <Breadcrumb />
        {error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <Failed error={error} retry={refetch} />
        )}
      </div>
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

/** A missing deck is not an error: the page leads to the others. */
function Failed({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  const t = useT();
  const gone = error instanceof Refused && (error.status === 404 || error.status === 400);
  if (!gone) return <ErrorNote error={error} text={t('failedDeck')} onRetry={() => void retry()} />;
  return (
    <Empty text={t('gone')} action={<ButtonLink variant="solid" href={paths.decks} label={t('toDecks')} />} />
  );
}
