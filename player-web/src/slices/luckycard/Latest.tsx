import { gems } from '../../shell/i18n/format';
import { openModal } from '../../shell/app/modals';
import { SkinPlate, colourOf, namedParts } from '../../shell/ui';
import { evidenceOfCard } from './card-evidence';
import type { DeckDetail } from './queries';
import { useT } from './t';
import styles from './Deck.module.css';

/** Cards shown at most. */
const SHOWN = 8;

/** The latest cards, each with its proof. */
export function Latest({ detail: { deck, turned, composition } }: { detail: DeckDetail }) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-labelledby="deck-latest">
      <h2 className="title-card" id="deck-latest">
        {t('latest.title')}
      </h2>
      {turned.length === 0 && <p className="note">{t('latest.none')}</p>}
      <ol className={styles['latest']}>
        {turned
          .slice(-SHOWN)
          .toReversed()
          .map((one) => (
            <li key={one.turn}>
              <SkinPlate image={one.image} alt="" colour={colourOf(one.skinsRarity, one.category)} />
              <span>
                <button
                  type="button"
                  className="link"
                  onClick={() =>
                    openModal('fairness', {
                      evidence: evidenceOfCard({ roomId: deck.roomId, composition, turned: one }),
                    })
                  }
                >
                  {namedParts(one).name}
                </button>
                <small>
                  {one.person.me ? t('me', { name: one.person.userName }) : one.person.userName} ·{' '}
                  {t('turn', { turn: one.turn })}
                </small>
              </span>
              <span className={styles['end']}>
                <b>{gems(one.value)}</b>
                <small>{t('latest.paid', { price: gems(one.price) })}</small>
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
