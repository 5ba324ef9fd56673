import { useState } from 'react';
import { count, percent } from '../../shell/i18n/format';
import { Gem, Segment } from '../../shell/ui';
import { Case } from '../boxes/BoxCard';
import { type Draft, type PickedBox, timesIn, withRound, withoutLast } from './draft';
import { useT } from './t';
import styles from './Create.module.css';

const KINDS = ['all', 'hash', 'csgo'] as const;
type Kind = (typeof KINDS)[number];

interface BoxPickProps {
  shelves: Readonly<Record<'hash' | 'csgo', readonly PickedBox[]>>;
  draft: Draft;
  most: number;
  onChange: (draft: Draft) => void;
}

/** The first step: boxes from the shelves, each as often as wanted. */
export function BoxPick({ shelves, draft, most, onChange }: BoxPickProps) {
  const t = useT();
  const [kind, setKind] = useState<Kind>('all');
  const boxes =
    kind === 'all' ? [...shelves.hash, ...shelves.csgo].toSorted((a, b) => a.price - b.price) : shelves[kind];
  return (
    <div className="stack">
      <div className="split">
        <Segment<Kind>
          label={t('create.shelves')}
          options={KINDS.map((value) => ({ value, label: t(`create.shelf.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <span className="note" role="status">
          {t('create.roundsOf', { rounds: count(draft.rounds.length), most: count(most) })}
        </span>
      </div>
      <ul className={styles['choose']}>
        {boxes.map((box) => (
          <BoxOption
            key={box.id}
            box={box}
            times={timesIn(draft, box.id)}
            full={draft.rounds.length >= most}
            onMore={() => onChange(withRound(draft, box.id))}
            onLess={() => onChange(withoutLast(draft, box.id))}
          />
        ))}
      </ul>
    </div>
  );
}

interface BoxOptionProps {
  box: PickedBox;
  times: number;
  full: boolean;
  onMore: () => void;
  onLess: () => void;
}

function BoxOption({ box, times, full, onMore, onLess }: BoxOptionProps) {
  const t = useT();
  return (
    <li className={styles['option']} data-chosen={times > 0}>
      <Case image={box.image} heroImage={box.heroImage} />
      <span className={styles['optionName']}>
        <b className="display">{box.name}</b>
        <Gem value={box.price} />
      </span>
      <small>{t('create.rtp', { rtp: percent(box.rtp) })}</small>
      <span className={styles['stepper']}>
        <button
          type="button"
          aria-label={t('create.less', { name: box.name })}
          disabled={times === 0}
          onClick={onLess}
        >
          −
        </button>
        <b aria-live="polite">{times}</b>
        <button
          type="button"
          aria-label={t('create.more', { name: box.name })}
          disabled={full}
          onClick={onMore}
        >
          +
        </button>
      </span>
    </li>
  );
}
