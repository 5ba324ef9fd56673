import { useQuery } from '@tanstack/react-query';
import { count, percent } from '../../shell/i18n/format';
import { rulesQuery } from './queries';
import { useT } from './t';

/** The rules of a wish in four sentences. */
export function RuleCards() {
  const t = useT();
  const { data: rules } = useQuery(rulesQuery);
  const cards = [
    {
      name: t('rules.price'),
      text: t('rules.priceText', { fee: rules === undefined ? '–' : percent(rules.feeRate) }),
    },
    {
      name: t('rules.most'),
      text: t('rules.mostText', { most: rules === undefined ? '–' : count(rules.most) }),
    },
    {
      name: t('rules.draw'),
      text:
        rules === undefined
          ? '–'
          : `${t('rules.drawText', { after: rules.roundAfterMs / 1000 })} ${t(`steers.${rules.steers}`)}`,
    },
    { name: t('rules.back'), text: t('rules.backText') },
  ];
  return (
    <section aria-labelledby="wishes-rules">
      <div className="section-head">
        <h2 className="title-section" id="wishes-rules">
          {t('rules.title')}
        </h2>
      </div>
      <ul className="cards" style={{ '--min': '240px' }}>
        {cards.map(({ name, text }) => (
          <li key={name} className="panel pad stack" style={{ '--gap': '4px' }}>
            <h3 className="title-card">{name}</h3>
            <p className="note">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
