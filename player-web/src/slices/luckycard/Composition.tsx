import { count, finePercent, gems } from '../../shell/i18n/format';
import { RarityBadge, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import type { Card, DeckDetail } from './queries';
import { useT } from './t';
import styles from './Composition.module.css';

/** The whole deck: how many of each card there were, how many are left, and the chance of each. */
export function Composition({ detail: { deck, cards } }: { detail: DeckDetail }) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="deck-left">
      <div className={styles['head']}>
        <h2 className="title-section" id="deck-left">
          {t('composition.title')}
        </h2>
        <span className="note">{t('composition.note')}</span>
      </div>
      <ol className={styles['list']}>
        {cards.map((card) => (
          <Row key={card.skinId} card={card} of={deck.left} />
        ))}
      </ol>
      {deck.extra > 0 && (
        <p className={`note ${styles['extra'] ?? ''}`}>
          {t('composition.extra', { extra: gems(deck.extra) })}
        </p>
      )}
    </section>
  );
}

function Row({ card, of }: { card: Card; of: number }) {
  const t = useT();
  const colour = colourOf(card.skinsRarity, card.category);
  const { name } = namedParts(card);
  const places = Array.from({ length: card.count }, (_, place) => place);
  return (
    <li data-gone={card.left === 0} data-colour={colour}>
      <SkinPlate image={card.image} alt="" colour={colour} className={styles['plate']} />
      <span className={styles['name']}>
        <b>{name}</b>
        <RarityBadge rarity={card.skinsRarity} colour={colour} />
      </span>
      <span
        className={styles['dots']}
        role="img"
        aria-label={t('composition.dots', { of: card.count, left: card.left })}
      >
        {places.map((place) => (
          <i key={place} data-out={place >= card.left ? '' : undefined} />
        ))}
      </span>
      <span className={styles['end']}>{gems(card.value)}</span>
      <span className={styles['end']}>
        <b>{of === 0 || card.left === 0 ? '0' : finePercent(card.left / of)}</b>
        <small>
          {count(card.left)} / {count(of)}
        </small>
      </span>
    </li>
  );
}
