import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count, percent } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import {
  ButtonLink,
  Empty,
  ErrorNote,
  Facts,
  Pager,
  Skeleton,
  SkinPlate,
  colourOf,
  namedParts,
} from '../../shell/ui';
import { DeckCard } from './DeckCard';
import { deckPath, paths } from './paths';
import { type Deck, PAGE_SIZE, listQuery, rulesQuery } from './queries';
import { useT } from './t';
import { useLiveDecks } from './use-live-decks';
import styles from './Decks.module.css';

/** `/luckycard`: the open decks, those that are over, and what one should know before. */
export function DecksPage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  useLiveDecks();
  const [current, setCurrent] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    listQuery({ size: PAGE_SIZE, current }, language),
  );
  const { data: rules } = useQuery(rulesQuery);
  const over = useQuery(listQuery(FIRST_OVER, language));
  return (
    <>
      <section className={`stage stage-section ${styles['stage'] ?? ''}`}>
        <div className="page">
          <Breadcrumb />
          <div className={styles['head']}>
            <div>
              <h1 className="title-page">{t('title')}</h1>
              <p className="lede">{t('lede')}</p>
              {rules?.open === false && <p className={styles['closed']}>{t('closed')}</p>}
            </div>
            <Facts
              facts={[
                { name: t('counts.open'), value: data === undefined ? '–' : count(data.counts.open) },
                {
                  name: t('counts.finished'),
                  value: data === undefined ? '–' : count(data.counts.finishedToday),
                },
              ]}
            />
          </div>
          {data === undefined && error !== null && (
            <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
          )}
          {data === undefined && error === null && <Waiting />}
          {data?.total === 0 && <Empty text={t('none')} icon="store" />}
          {data !== undefined && data.total > 0 && (
            <ul className={styles['decks']} aria-busy={isPlaceholderData}>
              {data.records.map((deck, place) => (
                <li key={deck.roomId}>
                  <DeckCard deck={deck} main={place === 0} />
                </li>
              ))}
            </ul>
          )}
          {data !== undefined && data.total > PAGE_SIZE && (
            <Pager
              label={t('pages')}
              current={current}
              total={data.total}
              size={PAGE_SIZE}
              onChange={setCurrent}
            />
          )}
        </div>
      </section>
      <div className="page page-main wall" hidden={(data === undefined && error === null) || over.isPending}>
        <Over />
        <Know />
      </div>
    </>
  );
}

const PLACES = [1, 2, 3] as const;

const Waiting = () => (
  <div className={styles['decks']}>
    {PLACES.map((place) => (
      <Skeleton key={place} className={styles['waiting']} />
    ))}
  </div>
);

/** Decks that are over, on one page. */
const OVER_SIZE = 6;
const FIRST_OVER = { state: 'over', size: OVER_SIZE, current: 1 } as const;

/** The decks that are over, each with what it really returned. */
function Over() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { token } = useSession();
  const [current, setCurrent] = useState(1);
  const { data } = useQuery(listQuery({ ...FIRST_OVER, current }, language));
  if (data === undefined) return null;
  return (
    <section aria-labelledby="decks-over">
      <div className="section-head">
        <h2 className="title-section" id="decks-over">
          {t('over.title')}
        </h2>
        <p className="note">{t('over.note')}</p>
        {token !== undefined && (
          <Link className="link" href={paths.centre}>
            {t('centre.title')}
          </Link>
        )}
      </div>
      {data.records.length === 0 ? (
        <p className="muted">{t('over.none')}</p>
      ) : (
        <ol className={`panel ${styles['done'] ?? ''}`}>
          {data.records.map((deck) => (
            <Done key={deck.roomId} deck={deck} />
          ))}
        </ol>
      )}
      {data.total > OVER_SIZE && (
        <Pager
          label={t('pages')}
          current={current}
          total={data.total}
          size={OVER_SIZE}
          onChange={setCurrent}
        />
      )}
    </section>
  );
}

function Done({ deck }: { deck: Deck }) {
  const t = useT();
  const { best, returned, roomId, name, number, cards, left } = deck;
  return (
    <li>
      {best === null ? (
        <span />
      ) : (
        <SkinPlate
          image={best.image}
          alt=""
          colour={colourOf(best.skinsRarity, best.category)}
          className={styles['small']}
        />
      )}
      <span>
        <b className="display">{name}</b>
        <small>
          {t('deckNo', { number: count(number) })} · {t('turnedOf', { turned: cards - left, cards })}
        </small>
      </span>
      <span>
        <b>{best === null ? '–' : namedParts(best).name}</b>
        {best !== null && (
          <small>
            {t('turn', { turn: best.turn })} ·{' '}
            {best.person.me ? t('me', { name: best.person.userName }) : best.person.userName}
          </small>
        )}
      </span>
      <span className={styles['rate']}>
        <b>{returned === null ? '–' : percent(returned)}</b>
        <small>{t('over.returned')}</small>
      </span>
      <ButtonLink size="sm" icon="verify" href={deckPath(roomId)} label={t('verify')} />
    </li>
  );
}

/** Three things to know before the first card. */
function Know() {
  const t = useT();
  const { data: rules } = useQuery(rulesQuery);
  const rates = [...new Set(rules?.kinds.map(({ rate }) => rate))].map((rate) => percent(rate / 10_000));
  const things = [
    {
      name: t('know.wait'),
      text: t('know.waitText', { rates: rates.length === 0 ? '–' : rates.join(', ') }),
    },
    { name: t('know.place'), text: t('know.placeText') },
    { name: t('know.first'), text: t('know.firstText') },
  ];
  return (
    <section aria-labelledby="decks-know">
      <div className="section-head">
        <h2 className="title-section" id="decks-know">
          {t('know.title')}
        </h2>
      </div>
      <ol className="cards" style={{ '--min': '260px' }}>
        {things.map(({ name, text }) => (
          <li key={name} className="panel pad stack" style={{ '--gap': '4px' }}>
            <h3 className="title-card">{name}</h3>
            <p className="note">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
