import { clsx } from 'clsx';
import { numberText } from '@skins/engine/fairness';
import { Link } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { clock, finePercent, gems } from '../../shell/i18n/format';
import { Facts, Gem, ItemName, SkinPlate, Tag, colourOf, useItemName } from '../../shell/ui';
import { TinyRuler } from '../upgrades/TinyRuler';
import { evidenceOfUpgrade } from '../upgrades/upgrade-evidence';
import { detailPath, replayPath } from './paths';
import type { PublicUpgrade } from './queries';
import { useT } from './t';
import { Who } from './Who';
import styles from './Hall.module.css';

/** One finished upgrade: player, stake, target and number. */
export function LiftCard({ upgrade, fresh }: { upgrade: PublicUpgrade; fresh: boolean }) {
  const t = useT();
  const nameOf = useItemName();
  const won = upgrade.result === 0;
  const name = nameOf({ name: upgrade.rightStuffName, exterior: upgrade.rightExterior });
  return (
    <article
      className={clsx('panel', styles['lift'])}
      data-win={won ? '' : undefined}
      data-state={fresh ? 'new' : undefined}
    >
      <header className={styles['liftHead']}>
        <Who person={upgrade} size={34} />
        <small className="muted">{clock(upgrade.createdTime)}</small>
        <Tag label={t(won ? 'won' : 'lost')} tone={won ? 'ok' : undefined} />
      </header>
      <Way upgrade={upgrade} />
      <div className={clsx('stack', styles['liftText'])}>
        <div className="split">
          <Link className={styles['name']} href={detailPath(upgrade.targetSkinId)}>
            <ItemName name={upgrade.rightStuffName} exterior={upgrade.rightExterior} />
          </Link>
          <Gem value={upgrade.targetPrice} />
        </div>
        <p className="note">{useStaked(upgrade)}</p>
        <TinyRuler winUpTo={upgrade.winUpTo} ticket={upgrade.N} wide />
        <Facts
          names="beside"
          facts={[
            { name: t('chance'), value: finePercent(upgrade.successRate) },
            { name: t('number'), value: numberText(upgrade.N) },
          ]}
        />
        <div className="cluster">
          <Link
            className="link note"
            href={replayPath(upgrade.position)}
            aria-label={t('replayOne', { name })}
          >
            {t('replay')}
          </Link>
          <button
            type="button"
            className="link note"
            aria-label={t('verifyOne', { name })}
            onClick={() => openModal('fairness', { evidence: evidenceOfUpgrade(upgrade) })}
          >
            {t('verify')}
          </button>
        </div>
      </div>
    </article>
  );
}

/** The target on its plate, with the stake small in front of it. */
function Way({ upgrade }: { upgrade: PublicUpgrade }) {
  return (
    <div className={styles['way']}>
      <SkinPlate
        image={upgrade.rightStuffImage}
        alt=""
        colour={colourOf(upgrade.rightLevelName)}
        className={styles['big']}
      />
      <span className={styles['in']}>
        {upgrade.consumed.map((one) =>
          one.itemId === null ? (
            <span className={styles['gems']} key={one.itemId ?? one.skinId}>
              {gems(one.amount)}
            </span>
          ) : (
            <SkinPlate
              key={one.itemId ?? one.skinId}
              image={one.stuffImage}
              alt=""
              colour={colourOf(one.levelName)}
              className={styles['small']}
            />
          ),
        )}
      </span>
    </div>
  );
}

/** Returns the stake as text: each item by name, the gems, and the total worth. */
function useStaked({ consumed, stake }: Pick<PublicUpgrade, 'consumed' | 'stake'>): string {
  const t = useT();
  const nameOf = useItemName();
  const what = consumed
    .map(({ itemId, stuffName, exterior, amount }) =>
      itemId === null ? t('gems', { amount: gems(amount) }) : nameOf({ name: stuffName, exterior }),
    )
    .join(' + ');
  // If only gems were staked, their amount already says the worth.
  const isItems = consumed.some(({ itemId }) => itemId !== null);
  return isItems ? t('staked', { what, stake: gems(stake) }) : t('stakedGems', { what });
}
