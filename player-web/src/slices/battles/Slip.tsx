import { gems, percent } from '../../shell/i18n/format';
import { Gem, Icon } from '../../shell/ui';
import { Case } from '../boxes/BoxCard';
import { type Draft, type PickedBox, moved, sumOf, withoutRound } from './draft';
import type { BattleRules } from './queries';
import { useT } from './t';
import styles from './Create.module.css';

interface SlipProps {
  draft: Draft;
  boxes: readonly (PickedBox | undefined)[];
  rules: Pick<BattleRules, 'sellBackRate'>;
  onChange: (draft: Draft) => void;
}

/** The rounds in their order, what a seat costs, and what comes back on average: always in sight. */
export function Slip({ draft, boxes, rules, onChange }: SlipProps) {
  const t = useT();
  const { price, back } = sumOf(boxes.filter((box) => box !== undefined));
  const share = price === 0 ? 0 : back / price;
  return (
    <section className={`stage ${styles['slip'] ?? ''}`} aria-label={t('create.slip')}>
      <h3 className="note">{t('create.slipRounds', { count: draft.rounds.length })}</h3>
      {draft.rounds.length === 0 && <p className="muted">{t('create.fault.none')}</p>}
      <ol className={styles['slipList']}>
        {boxes.map((box, place) => (
          // A box may stand in several rounds: the place is the identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <span className="note">{place + 1}</span>
            {box !== undefined && <Case image={box.image} heroImage={box.heroImage} />}
            <b className="display">{box?.name ?? t('create.goneBox')}</b>
            <span>{box === undefined ? '–' : gems(box.price)}</span>
            <span className={styles['slipDo']}>
              <button
                type="button"
                aria-label={t('create.earlier', { round: place + 1 })}
                disabled={place === 0}
                onClick={() => onChange(moved(draft, place))}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                aria-label={t('create.drop', { round: place + 1 })}
                onClick={() => onChange(withoutRound(draft, place))}
              >
                <Icon name="close" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {draft.rounds.length > 0 && (
        <div className={styles['totals']}>
          <p className="split">
            <span className="muted">{t('create.eachSeat')}</span>
            <Gem value={price} size="lg" />
          </p>
          <Back label={t('create.asItems')} value={back} share={share} />
          <Back
            label={t('create.asGems')}
            value={back * rules.sellBackRate}
            share={share * rules.sellBackRate}
          />
          <p className="note">{t('create.alike', { loss: gems(Math.max(0, price - back)) })}</p>
        </div>
      )}
    </section>
  );
}

function Back({ label, value, share }: { label: string; value: number; share: number }) {
  return (
    <p className={styles['back']}>
      <span>{label}</span>
      <b>
        {gems(Math.round(value * 100) / 100)} · {percent(share)}
      </b>
      <progress max={1} value={Math.min(1, share)} aria-label={label} />
    </p>
  );
}
