import { percent } from '../../shell/i18n/format';
import { ButtonLink, Facts } from '../../shell/ui';
import { paths as fairness } from '../fairness/paths';
import { shortHash } from '../seeds/short-hash';
import { proofPath } from './paths';
import type { BattleDetail } from './queries';
import { useT } from './t';

/** The terms, which are leaf 0 under the root. */
export function Terms({ detail: { battle, evidence } }: { detail: BattleDetail }) {
  const t = useT();
  const { terms } = evidence;
  const versions = [...new Set(terms.versions)].map((hash) => shortHash(hash)).join(' · ');
  return (
    <section className="panel pad stack" aria-labelledby="battle-terms-title">
      <h2 className="title-card" id="battle-terms-title">
        {t('terms.title')}
      </h2>
      <Facts
        names="beside"
        facts={[
          { name: t('terms.rules'), value: <span className="mono">{shortHash(terms.rulesHash)}</span> },
          { name: t('terms.versions'), value: <span className="mono">{versions}</span> },
          { name: t('terms.rate'), value: percent(terms.rate / 10_000) },
          {
            name: t('terms.person'),
            value: t(battle.oneADevice ? 'create.perDevice' : 'create.perAccount'),
          },
          { name: t('terms.bots'), value: t('terms.none') },
        ]}
      />
      {evidence.frozen !== null && (
        <ButtonLink wide variant="solid" icon="verify" href={proofPath(battle.id)} label={t('end.verify')} />
      )}
      <ButtonLink wide href={fairness.fairness} label={t('terms.how')} />
    </section>
  );
}
