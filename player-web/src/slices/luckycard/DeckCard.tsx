import { Link } from 'wouter';
import { count } from '../../shell/i18n/format';
import { ButtonLink, Gem, SkinPlate, colourOf } from '../../shell/ui';
import { deckPath } from './paths';
import { Pile } from './PlayCard';
import type { Deck } from './queries';
import { RarityRuler } from './RarityRuler';
import { useT } from './t';
import styles from './Decks.module.css';

/** A deck in the list: its dearest card left, its pile, what is left, the price now and the mean of the next card. */
export function DeckCard({ deck, main }: { deck: Deck; main: boolean }) {
  const t = useT();
  const { head, next, left, cards } = deck;
  return (
    <article className={`panel ${styles['deck'] ?? ''}`}>
      <div className={styles['art']}>
        {head === null ? (
          <span />
        ) : (
          <SkinPlate
            image={head.image}
            alt=""
            colour={colourOf(head.skinsRarity, head.category)}
            loading="eager"
            className={styles['plate']}
          >
            <span className={styles['flag']}>{t('head', { left: head.left, of: left })}</span>
          </SkinPlate>
        )}
        <Pile left={left} kind={deck.kind} />
      </div>
      <div className={styles['body']}>
        <div className="split">
          <h2 className="name-lg">
            <Link className={styles['link']} href={deckPath(deck.roomId)}>
              {deck.name}
            </Link>
          </h2>
          <span className="note">{t('deckNo', { number: count(deck.number) })}</span>
        </div>
        <RarityRuler tally={deck.tally} />
        <dl className={styles['figures']}>
          <div>
            <dt>{t('left')}</dt>
            <dd>
              {count(left)} / {count(cards)}
            </dd>
          </div>
          <div>
            <dt>{t('price')}</dt>
            <dd>{next === null ? '–' : <Gem value={next.price} />}</dd>
          </div>
          <div>
            <dt>{t('mean')}</dt>
            <dd>{next === null ? '–' : <Gem value={shownMean(next.mean)} />}</dd>
          </div>
        </dl>
        <div className={styles['foot']}>
          <span className="note">
            {t('players', { players: deck.players })}
            {deck.mine > 0 && ` · ${t('mine', { mine: deck.mine })}`}
          </span>
          <ButtonLink
            size="sm"
            variant={main ? 'play' : 'line'}
            href={deckPath(deck.roomId)}
            label={t('enter')}
          />
        </div>
      </div>
    </article>
  );
}

/** A mean may have endless places: it is shown to units of 1/10,000, as amounts are. */
export const shownMean = (mean: number): number => Math.round(mean * 10_000) / 10_000;
