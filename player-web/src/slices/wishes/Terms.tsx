import { moment } from '../../shell/i18n/format';
import { ButtonLink, Facts } from '../../shell/ui';
import { paths as fairness } from '../fairness/paths';
import { shortHash } from '../seeds/short-hash';
import type { WishDetail } from './queries';
import { SteersNote } from './SteersNote';
import { useT } from './t';

/** The terms of a wish, fixed when it was planted. */
export function Terms({ detail: { wish, evidence } }: { detail: WishDetail }) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-labelledby="wish-terms">
      <h2 className="title-card" id="wish-terms">
        {t('terms.title')}
      </h2>
      <Facts
        names="beside"
        facts={[
          { name: t('terms.most'), value: t('shares', { count: wish.most }) },
          { name: t('terms.house'), value: t('terms.houseText') },
          { name: t('terms.until'), value: moment(wish.closesAt) },
          { name: t('terms.back'), value: t('terms.backText') },
          {
            name: t('terms.rules'),
            value: <span className="mono">{shortHash(evidence.terms.rulesHash)}</span>,
          },
        ]}
      />
      <SteersNote by={wish.steers} />
      <p className="note">{t('terms.note')}</p>
      <ButtonLink wide href={fairness.fairness} label={t('terms.how')} />
    </section>
  );
}
