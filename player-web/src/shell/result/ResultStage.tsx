import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gems } from '../i18n/format';
import { differenceOf } from '../play/gems';
import type { Motion } from '../play';
import { Button } from '../ui/Button';
import { colourOf } from '../ui/colour';
import { Gem } from '../ui/Gem';
import { namedParts } from '../ui/ItemName';
import { RarityBadge } from '../ui/RarityBadge';
import type { Rarity } from '../ui/rarity';
import { Gate } from './Gate';
import { type Grade, gradeOf, multipleText } from './grade';
import { RollingGem } from './RollingGem';
import { useResultSound } from './use-result-sound';
import styles from './ResultStage.module.css';

/** An item as results show it. */
export interface ResultItem {
  /** Brand and name joined by a pipe. */
  readonly name: string;
  readonly image: string;
  readonly rarity: Rarity;
  readonly category: string;
  /** Its wear in the player's language, or empty. */
  readonly exterior: string;
  readonly value: number;
}

/** An item or another reward, such as gems. */
export interface StageItem extends Omit<ResultItem, 'rarity' | 'value'> {
  /** null for what is no skin, such as gems. */
  readonly rarity: Rarity | null;
  /** null for what has no price, such as a ticket. */
  readonly value: number | null;
  /** Stands in the gate instead of the image. */
  readonly art?: ReactNode;
}

interface ResultStageProps {
  /** The region's name. */
  label: string;
  item: StageItem;
  /** What the play cost; 0 if it was free. */
  cost: number;
  /** Rare in this box: its chance is one in a hundred or less. */
  rare?: boolean | undefined;
  motion: Motion;
  /** over: over the place where it was played; within: in a dialog. */
  place?: 'over' | 'within' | undefined;
  /** Its odds, its number and the way to its proof. */
  proof?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** The moment of a result, over the place where it was played. Nothing below it moves. */
export function ResultStage({
  label,
  item,
  cost,
  rare = false,
  motion,
  place = 'over',
  proof,
  children,
}: ResultStageProps) {
  const { t } = useTranslation();
  const [skipped, skip] = useState(motion === 'still');
  const colour = item.rarity === null ? 'white' : colourOf(item.rarity, item.category);
  const value = item.value ?? 0;
  const grade = gradeOf({ value, cost, colour });
  useResultSound(grade, skipped);
  const parts = namedParts(item);
  const multiple = multipleText({ value, cost });
  const rolls = grade === 'good' || grade === 'rare' || grade === 'gold';
  return (
    <section
      className={styles['result']}
      aria-label={label}
      data-grade={grade}
      data-colour={colour}
      data-place={place}
      data-skip={skipped ? '' : undefined}
    >
      <div className={clsx('page', styles['in'])}>
        <div className={styles['gate']}>
          <Gate image={item.image} art={item.art} colour={colour} grade={grade} rare={rare} />
        </div>
        <div className={styles['name']}>
          <p className={styles['kind']}>
            <span>{parts.kind}</span>
            {item.rarity !== null && <RarityBadge rarity={item.rarity} colour={colour} />}
          </p>
          <h2>{parts.name}</h2>
          {item.value !== null && (
            <p className={styles['worth']}>
              {rolls ? <RollingGem value={value} /> : <Gem value={value} />}
              {multiple !== undefined && <b className={styles['multiple']}>{multiple}</b>}
            </p>
          )}
          <p className={styles['cost']}>
            <CostLine grade={grade} value={value} cost={cost} />
          </p>
        </div>
        {proof !== undefined && <div className={styles['proof']}>{proof}</div>}
        <div className={styles['next']}>{children}</div>
      </div>
      {!skipped && (
        <Button
          className={styles['skip']}
          size="sm"
          variant="quiet"
          icon="skip"
          label={t('ui.result.skip')}
          onClick={() => skip(true)}
        />
      )}
    </section>
  );
}

/** What was paid beside what came, in words. */
function CostLine({ grade, value, cost }: { grade: Grade; value: number; cost: number }) {
  const { t } = useTranslation();
  if (cost === 0) return t('ui.result.free');
  if (grade === 'loss') return t('ui.result.loss', { value: gems(value), cost: gems(cost) });
  return t('ui.result.gain', { cost: gems(cost), more: gems(differenceOf(value, cost)) });
}
