import { clsx } from 'clsx';
import { Facts, SeedField } from '../../shell/ui';
import { auditCommand, shellCommand, type Evidence, type GameEvidence } from '../../shell/seeds/evidence';
import { placeText } from './place-text';
import { shortHash } from './short-hash';
import { useT } from './t';
import styles from './Fairness.module.css';

/** Beside the steps: the prize, the log position, and commands to recompute the play elsewhere. */
export function ProofSide({ game, evidence }: { game: GameEvidence | undefined; evidence: Evidence }) {
  const t = useT();
  const { rulesHash, position, chainId } = evidence;
  const facts = [
    rulesHash !== undefined && {
      name: t('check.version'),
      value: (
        <span className="mono" title={rulesHash}>
          {shortHash(rulesHash)}
        </span>
      ),
    },
    position !== undefined && {
      name: t('check.position'),
      value: placeText(position),
    },
    chainId !== undefined && { name: t('check.chain'), value: `#${chainId}` },
  ];
  return (
    <aside className={clsx('stack', styles['side'])}>
      {game !== undefined && (
        <div className={styles['prize']}>
          <game.Prize evidence={evidence} />
        </div>
      )}
      <Facts names="beside" facts={facts.filter((fact) => fact !== false)} />
      <SeedField label={t('check.yourself')} value={shellCommand(evidence)} />
      <SeedField label={t('check.auditor')} value={auditCommand(evidence)} />
      <p className="note">{t('check.why')}</p>
    </aside>
  );
}
