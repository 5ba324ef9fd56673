import { dropAt, dropNumberOf, dropTierOf, rulesHashOf } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../shell/i18n/format';
import { unitsOf } from '../../shell/play/gems';
import { Icon } from '../../shell/ui';
import { shortHash } from '../seeds/short-hash';
import { DropRuler } from './DropRuler';
import { HashLine } from './HashLine';
import { type DropTable, type OpenDrop, dropTableOf } from './queries';
import { rewardName } from './reward-name';
import { useT } from './t';
import styles from './Drop.module.css';

const RULES = 'extra-drops';

interface DropProofProps {
  /** computed by this browser */
  resultHash: string;
  drop: OpenDrop;
  /** of the box, in gems */
  price: number | undefined;
}

type Found = 'number' | 'table' | 'reward';

/** Returns what differs between a drop and what its hash and table give; undefined if nothing does. */
function differs(
  { resultHash, drop, price }: DropProofProps,
  { content }: Pick<DropTable, 'content'>,
): Found | undefined {
  const number = dropNumberOf(resultHash);
  if (number !== drop.number) return 'number';
  if (rulesHashOf(RULES, content) !== drop.rulesHash) return 'table';
  const units = price === undefined ? undefined : unitsOf(price);
  const tier = units === undefined ? undefined : dropTierOf(content.tiers, units);
  if (tier === undefined) return 'table';
  const row = dropAt(tier, number);
  const { gives } = drop;
  const isSame =
    row === undefined
      ? gives === null
      : gives !== null &&
        row.type === gives.activityRewardType &&
        row.of === gives.of &&
        row.amount === gives.receiveNum;
  return isSame ? undefined : 'reward';
}

/** The second number of an open in its proof: recomputed, and met with the table that its hash names. */
export function DropProof(props: DropProofProps) {
  const t = useT();
  const { resultHash, drop, price } = props;
  const { data: table, isError } = useQuery(dropTableOf(drop.rulesHash));
  const fault = table && differs(props, table);
  const tier = table?.tiers.findLast(({ priceFrom }) => price !== undefined && priceFrom <= price);
  return (
    <div className={styles['proof']}>
      <h4 className="title-card">{t('proof.title')}</h4>
      <HashLine hash={resultHash} />
      <DropRuler parts={tier?.drops ?? []} number={dropNumberOf(resultHash)} />
      <p className="note">
        {t('proof.number', {
          number: count(drop.number),
          start: count(drop.startTicket),
          end: count(drop.endTicket - 1),
        })}{' '}
        <b>{drop.gives === null ? t('proof.nothing') : rewardName(drop.gives)}</b>
      </p>
      {table === undefined ? (
        <p className="note">{t(isError ? 'proof.gone' : 'proof.coming')}</p>
      ) : fault === undefined ? (
        <p className={styles['holds']}>
          <Icon name="check" />
          {t('proof.holds', { hash: shortHash(drop.rulesHash, 8, 4) })}
        </p>
      ) : (
        <p className={styles['fails']} role="alert">
          <Icon name="warning" />
          {t(`proof.fails.${fault}`)}
        </p>
      )}
    </div>
  );
}
