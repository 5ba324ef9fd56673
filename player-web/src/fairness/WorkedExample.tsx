import { numberText, rollOf, sha256Hex } from '@skins/engine/fairness';
import { useTranslation } from 'react-i18next';
import { count } from '../i18n/format';
import { SeedField } from '../ui/SeedField';

const USER_SEED = 'Nanshan7';
const SERVER_SEED = 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6';

/** One roll from beginning to end, computed here and now. */
export function WorkedExample() {
  const { t } = useTranslation();
  const { resultHash, ticket } = rollOf(USER_SEED, SERVER_SEED);
  return (
    <section className="panel pad stack">
      <div>
        <h2 className="title-card">{t('fairness.example.title')}</h2>
        <p className="note">{t('fairness.example.note')}</p>
      </div>
      <SeedField label={t('fairness.example.user')} value={USER_SEED} />
      <SeedField label={t('fairness.example.commitment')} value={sha256Hex(SERVER_SEED)} />
      <SeedField label={t('fairness.example.server')} value={SERVER_SEED} />
      <SeedField label={t('fairness.example.result')} value={resultHash} markFirst={6} />
      <p>
        {t('fairness.example.number', {
          hex: resultHash.slice(0, 6),
          ticket: count(ticket),
          number: numberText(ticket),
        })}
      </p>
    </section>
  );
}
