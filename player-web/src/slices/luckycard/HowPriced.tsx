import { count, gems, percent } from '../../shell/i18n/format';
import { Steps } from '../../shell/ui/Steps';
import type { DeckDetail } from './queries';
import { useT } from './t';

/** How the price and the number come about, with the figures of now. */
export function HowPriced({ detail: { deck, cards } }: { detail: DeckDetail }) {
  const t = useT();
  const { next, rate } = deck;
  const sum = cards.reduce((all, { value, left }) => all + Math.round(value * 10_000) * left, 0) / 10_000;
  return (
    <section className="panel pad stack" id="how" aria-labelledby="deck-how">
      <h2 className="title-section" id="deck-how">
        {t('how.title')}
      </h2>
      <Steps label={t('how.title')}>
        <li className="stack">
          <h3 className="title-card">{t('how.price')}</h3>
          <p className="note mono">{t('how.formula', { rate: count(rate) })}</p>
          {next !== null && (
            <p className="mono">
              {t('how.now', {
                sum: next.extra > 0 ? `(${gems(sum)} + ${gems(next.extra)})` : gems(sum),
                n: count(next.left),
                rate: count(rate),
                price: gems(next.price),
              })}
            </p>
          )}
          <p className="note">{t('how.priceText', { rate: percent(rate / 10_000) })}</p>
        </li>
        <li className="stack">
          <h3 className="title-card">{t('how.order')}</h3>
          <p className="note">{t('how.orderText')}</p>
        </li>
        <li className="stack">
          <h3 className="title-card">{t('how.number')}</h3>
          <p className="note">{t('how.numberText')}</p>
        </li>
        <li className="stack">
          <h3 className="title-card">{t('how.seed')}</h3>
          <p className="note">{t('how.seedText')}</p>
        </li>
      </Steps>
    </section>
  );
}
