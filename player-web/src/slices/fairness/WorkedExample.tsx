import { dropNumberOf, numberText, rollOf, sha256Hex } from '@skins/engine/fairness';
import { count } from '../../shell/i18n/format';
import { SeedField } from '../../shell/ui/SeedField';
import { useT } from './t';

const USER_SEED = 'Nanshan7';
const SERVER_SEED = 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6';

/** One roll from start to end, computed live. */
export function WorkedExample() {
  const t = useT();
  const { resultHash, ticket } = rollOf(USER_SEED, SERVER_SEED);
  return (
    <section className="panel pad stack">
      <div>
        <h2 className="title-card">{t('example.title')}</h2>
        <p className="note">{t('example.note')}</p>
      </div>
      <SeedField label={t('example.user')} value={USER_SEED} />
      <SeedField label={t('example.commitment')} value={sha256Hex(SERVER_SEED)} />
      <SeedField label={t('example.server')} value={SERVER_SEED} />
      <SeedField label={t('example.result')} value={resultHash} markFirst={6} />
      <p>
        {t('example.number', {
          hex: resultHash.slice(0, 6),
          ticket: count(ticket),
          number: numberText(ticket),
        })}
      </p>
      <p>{t('example.second', { hex: resultHash.slice(6, 12), number: count(dropNumberOf(resultHash)) })}</p>
    </section>
  );
}
