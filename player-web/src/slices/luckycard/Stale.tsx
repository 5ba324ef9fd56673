import { finePercent, gems, percent } from '../../shell/i18n/format';
import { Icon, namedParts } from '../../shell/ui';
import { shownMean } from './DeckCard';
import type { DeckDetail, Next } from './queries';
import { useT } from './t';
import styles from './Deck.module.css';

interface StaleProps {
  detail: DeckDetail;
  /** what the player saw at the press */
  before: Next;
  next: Next;
}

/** Somebody was first: what the player saw beside what is there now. Nothing was charged, and no seed used. */
export function Stale({ detail, before, next }: StaleProps) {
  const t = useT();
  const { cards, turned, deck } = detail;
  const missed = turned.find(({ turn }) => turn === before.turn);
  const dear = cards.find(({ left }) => left > 0);
  const since = turned.filter(({ turn }) => turn >= before.turn);
  const had =
    dear === undefined ? 0 : dear.left + since.filter(({ skinId }) => skinId === dear.skinId).length;
  const rate = percent(deck.rate / 10_000);
  const rows = [
    { name: t('price'), was: gems(before.price), now: gems(next.price) },
    ...(dear === undefined
      ? []
      : [
          {
            name: namedParts(dear).name,
            was: finePercent(had / before.left),
            now: finePercent(dear.left / next.left),
          },
        ]),
    { name: t('mean'), was: gems(shownMean(before.mean)), now: gems(shownMean(next.mean)) },
    { name: t('rate'), was: rate, now: rate },
  ];
  return (
    <div className="stack">
      <div className={styles['stale']} role="alert">
        <b>
          <Icon name="warning" />
          {t('stale.title')}
        </b>
        <p>
          {missed !== undefined &&
            `${t('stale.first', { player: missed.person.userName, name: namedParts(missed).name })} `}
          {t('stale.text')}
        </p>
      </div>
      <table className={styles['compare']}>
        <thead>
          <tr>
            <td aria-label={t('stale.title')} />
            <th scope="col">{t('stale.saw')}</th>
            <th scope="col">{t('stale.now')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, was, now }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{was}</td>
              <td>
                <b>{now}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
