import { useUser } from '../../shell/session';
import { percent } from '../../shell/i18n/format';
import { Avatar } from '../../shell/ui/Avatar';
import { Facts } from '../../shell/ui/Facts';
import { Gem } from '../../shell/ui/Gem';
import { Icon } from '../../shell/ui/Icon';
import { progressOf } from './claimable';
import type { UserVip, VipLevel } from './queries';
import { useT } from './t';
import styles from './VipPage.module.css';

interface Props {
  levels: readonly VipLevel[];
  own: UserVip;
}

/** The player's progress: level and frame, distance to the next level, and this month. */
export function StandingPanel({ levels, own }: Props) {
  const t = useT();
  const user = useUser();
  const next = levels[own.vipLevel + 1];
  return (
    <section className={`panel pad ${styles['standing']}`} aria-labelledby="vip-standing">
      <div className={styles['portrait']}>
        {user !== undefined && (
          <Avatar image={user.avatar} frame={user.headPortraitBox} vipLevel={own.vipLevel} size={96} />
        )}
      </div>
      <div className="stack">
        <h2 className="title-section" id="vip-standing">
          {t('level', { level: own.vipLevel })}
        </h2>
        <Way levels={levels} own={own} />
        <p className="muted">
          {next === undefined ? (
            t('highest')
          ) : (
            <>
              {t('toNext', { level: next.level })}{' '}
              <Gem value={Math.max(0, next.vipNum - own.vipExperience)} />
            </>
          )}
        </p>
        {own.paused && (
          <p className={styles['paused']} role="status">
            <Icon name="warning" />
            {t('paused', { level: own.redPacketLevel })}
          </p>
        )}
        <Facts
          even
          className={styles['facts']}
          facts={[
            { name: t('experience'), value: <Gem value={own.vipExperience} /> },
            { name: t('rate'), value: percent(own.vipRate) },
            { name: t('month'), value: <Gem value={own.monthPayAmount} /> },
            { name: t('lastMonth'), value: t('level', { level: own.lastMonthLevel }) },
          ]}
        />
      </div>
    </section>
  );
}

/** The progress from this level to the next one. */
function Way({ levels, own }: Props) {
  const t = useT();
  const share = progressOf(levels, own);
  return (
    <progress
      className={styles['way']}
      max={1}
      value={share}
      aria-label={t('progress')}
      aria-valuetext={percent(share)}
    />
  );
}
