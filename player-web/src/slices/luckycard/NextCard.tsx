import { count, finePercent, gems } from '../../shell/i18n/format';
import { differenceOf, sumOfGems } from '../../shell/play/gems';
import { Facts, Gem, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import { shownMean } from './DeckCard';
import type { Card, DeckDetail, Next } from './queries';
import { RarityRuler } from './RarityRuler';
import { useT } from './t';
import styles from './Deck.module.css';

interface NextCardProps {
  detail: DeckDetail;
  next: Next;
  /** what the card before cost, once it has come */
  was: number | undefined;
}

/** Dear cards whose chance stands beside the price. */
const NAMED = 2;

/** The price of the next card, its mean value, and the chances: the same figures for everybody. */
export function NextCard({ detail, next, was }: NextCardProps) {
  const t = useT();
  const last = detail.cards.find(({ left }) => left > 0);
  if (next.left === 1 && last !== undefined) return <LastCard card={last} next={next} />;
  const dear = detail.cards.filter(({ left }) => left > 0).slice(0, NAMED);
  return (
    <div className="stack">
      <div className={styles['price']}>
        <p>
          <small>{t('price')}</small>
          <Gem value={next.price} size="lg" />
        </p>
        <p>
          <small>{t(was === undefined ? 'mean' : 'was')}</small>
          {was === undefined ? <Gem value={shownMean(next.mean)} /> : <Gem value={was} />}
        </p>
      </div>
      <RarityRuler tally={detail.deck.tally} />
      <ul className={styles['odds']}>
        {dear.map((card) => (
          <li key={card.skinId} data-colour={colourOf(card.skinsRarity, card.category)}>
            <span>{t('odds.turn', { name: namedParts(card).name })}</span>
            <b>{finePercent(card.left / next.left)}</b>
            <small>
              {count(card.left)} / {count(next.left)}
            </small>
          </li>
        ))}
        <li>
          <span>{t('odds.above', { price: gems(next.price) })}</span>
          <b>{finePercent(next.above / next.left)}</b>
          <small>
            {count(next.above)} / {count(next.left)}
          </small>
        </li>
        {was !== undefined && (
          <li>
            <span>{t('mean')}</span>
            <b>{gems(shownMean(next.mean))}</b>
            <small />
          </li>
        )}
      </ul>
    </div>
  );
}

/** One card left: everybody knows which, and what it costs and pays. */
function LastCard({ card, next }: { card: Card; next: Next }) {
  const t = useT();
  const gets = sumOfGems([card.value, next.extra]);
  const gain = gets >= next.price;
  return (
    <div className="stack">
      <div className={styles['last']}>
        <SkinPlate image={card.image} alt="" colour={colourOf(card.skinsRarity, card.category)} />
        <div>
          <small>{t('last.known')}</small>
          <b className="name-lg">{namedParts(card).name}</b>
          <span>
            <Gem value={card.value} /> {next.extra > 0 && t('last.extra', { extra: gems(next.extra) })}
          </span>
        </div>
      </div>
      <Facts
        names="beside"
        facts={[
          { name: t('last.gets'), value: gems(gets) },
          { name: t('last.pays'), value: gems(next.price) },
          {
            name: t('last.difference'),
            value: gain
              ? `+${gems(differenceOf(gets, next.price))}`
              : `−${gems(differenceOf(next.price, gets))}`,
          },
        ]}
      />
      <p className="note">{t('last.note')}</p>
    </div>
  );
}
