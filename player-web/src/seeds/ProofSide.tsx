import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Facts, Gem, RarityBadge, SeedField, SkinPlate, Ticket, splitName } from '../ui';
import { auditCommand, shellCommand, type RollEvidence } from './evidence';
import { shortHash } from './short-hash';
import styles from './Fairness.module.css';

/** Beside the steps: the item, where it stands in the log, and how to compute it elsewhere. */
export function ProofSide({ evidence }: { evidence: RollEvidence }) {
  const { t } = useTranslation();
  const { versionHash, position, chainId } = evidence;
  const facts = [
    versionHash !== undefined && {
      name: t('seeds.check.version'),
      value: (
        <span className="mono" title={versionHash}>
          {shortHash(versionHash)}
        </span>
      ),
    },
    position !== undefined && {
      name: t('seeds.check.position'),
      value: `#${position.replace(/^0+(?=\d)/, '')}`,
    },
    chainId !== undefined && { name: t('seeds.check.chain'), value: `#${chainId}` },
  ];
  return (
    <aside className={clsx('stack', styles['side'])}>
      <WonCard evidence={evidence} />
      <Facts names="beside" facts={facts.filter((fact) => fact !== false)} />
      <SeedField label={t('seeds.check.yourself')} value={shellCommand(evidence)} />
      <SeedField label={t('seeds.check.auditor')} value={auditCommand(evidence)} />
      <p className="note">{t('seeds.check.why')}</p>
    </aside>
  );
}

function WonCard({ evidence: { item, range } }: { evidence: RollEvidence }) {
  if (item === undefined) return null;
  const { brand, name } = splitName(item.stuffName);
  const kind = [brand, item.exterior ?? ''].filter((part) => part !== '').join(' · ');
  return (
    <div className={clsx('stack', styles['verdict'])} data-rarity={item.skinsRarity}>
      <SkinPlate
        image={item.stuffImage}
        alt=""
        rarity={item.skinsRarity}
        loading="eager"
        className={styles['plate']}
      />
      <p className={styles['kind']}>
        <span>{kind}</span>
        <RarityBadge rarity={item.skinsRarity} />
      </p>
      <p className="name-lg">{name}</p>
      <Gem value={item.price} size="lg" />
      {range !== undefined && (
        <Ticket tickets={range.endTicket - range.startTicket} tint className={styles['ticket']} />
      )}
    </div>
  );
}
