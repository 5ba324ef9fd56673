import { count, gems } from '../../shell/i18n/format';
import { Ticket } from '../../shell/ui';
import type { Season } from './queries';
import { RewardName, RewardPicture } from './Reward';
import { useT } from './t';
import styles from './Season.module.css';

/** Every prize with its exact odds. */
export function Odds({ season: { prizes, cost, radishName: radish } }: { season: Season }) {
  const t = useT();
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{t('odds.title', { amount: count(prizes.length) })}</h2>
        <p className="note">{t('odds.lede', { cost: count(cost), radish })}</p>
      </div>
      <ul className={styles['odds']}>
        {prizes.map((prize) => (
          <li key={prize.startTicket}>
            <RewardPicture {...prize} />
            <span className={styles['oddsText']}>
              <b>
                <RewardName {...prize} />
              </b>
              {prize.worth > 0 && <small>{t('odds.worth', { value: gems(prize.worth) })}</small>}
              <Ticket tickets={prize.endTicket - prize.startTicket} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
