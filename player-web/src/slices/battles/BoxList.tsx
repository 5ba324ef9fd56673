import { gems, percent } from '../../shell/i18n/format';
import { Facts, Gem, Ruler } from '../../shell/ui';
import { useQuery } from '@tanstack/react-query';
import { Case } from '../boxes/BoxCard';
import { sharesOf } from '../boxes/odds';
import { shortHash } from '../seeds/short-hash';
import { type BattleDetail, rulesQuery, sharedRateOf } from './queries';
import { useT } from './t';
import { useVersions } from './use-boxes';
import styles from './Wall.module.css';

/** The boxes of a battle, fixed by their hashes: price, odds, and what a seat returns on average. */
export function BoxList({ detail: { battle, evidence } }: { detail: BattleDetail }) {
  const t = useT();
  const versions = useVersions(battle.boxes);
  const { data: rules } = useQuery(rulesQuery);
  const share = battle.price === 0 ? 0 : battle.expected / battle.price;
  // What is shared is sold at the rate of the terms, whatever counts today.
  const rate = battle.rule === 'shared' ? sharedRateOf(evidence) : rules?.sellBackRate;
  return (
    <section className="panel" aria-labelledby="battle-boxes-title">
      <div className={styles['head']}>
        <h2 className="title-section" id="battle-boxes-title">
          {t('rounds', { count: battle.rounds })}
        </h2>
        <span className="note">{t('boxList.note')}</span>
      </div>
      <ul className={styles['boxList']}>
        {battle.boxes.map((box, place) => {
          const items = versions?.get(box.versionHash);
          return (
            // A box may stand in several runs, so the key contains the place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${box.boxId} ${place}`}>
              <Case image={box.image} heroImage={box.heroImage} />
              <span>
                <b className="display">{box.name}</b> ×{box.count}
                <small>
                  {t('boxList.version')} <span className="mono">{shortHash(box.versionHash)}</span>
                </small>
                <Ruler shares={items === undefined ? [] : sharesOf(items)} />
              </span>
              <Gem value={box.price * box.count} />
            </li>
          );
        })}
      </ul>
      <Facts
        className={styles['boxSum']}
        facts={[
          { name: t('perSeat'), value: <Gem value={battle.price} /> },
          { name: t('create.asItems'), value: `${gems(battle.expected)} · ${percent(share)}` },
          ...(rate === undefined
            ? []
            : [
                {
                  name: t('create.asGems'),
                  value: `${gems(Math.round(battle.expected * rate * 100) / 100)} · ${percent(share * rate)}`,
                },
              ]),
        ]}
      />
    </section>
  );
}
