import type { ReactNode } from 'react';
import { Facts, Gem } from '../../shell/ui';
import { Case } from '../boxes/BoxCard';
import type { Battle, BoxRun } from './queries';
import { RuleName } from './RuleName';
import { useT } from './t';
import { useSeating } from './words';
import styles from './Room.module.css';

interface RoomHeadProps {
  battle: Battle;
  title: string;
  /** small text beside the title */
  of?: string | undefined;
  /** the round on screen; rounds before it are over */
  round?: number | undefined;
  /** shown beside the price */
  fact: { readonly name: string; readonly value: ReactNode };
  note?: string | undefined;
}

/** Title, rule and seating; the boxes in their order; price and one more figure. */
export function RoomHead({ battle, title, of, round, fact, note }: RoomHeadProps) {
  const t = useT();
  const seating = useSeating();
  return (
    <div className={styles['head']}>
      <div>
        <h1 className="title-page">
          {title} {of !== undefined && <small>{of}</small>}
        </h1>
        <p className={styles['say']}>
          <RuleName rule={battle.rule} />
          <span>
            {seating(battle)} · {note ?? t(battle.open ? 'public' : 'byLink')}
          </span>
        </p>
      </div>
      <RoundStrip boxes={battle.boxes} round={round} />
      <Facts facts={[{ name: t('perSeat'), value: <Gem value={battle.price} /> }, fact]} />
    </div>
  );
}

/** Rounds side by side. */
const SHOWN = 5;

/** The box of each round, from 1. */
export const roundBoxes = (boxes: readonly BoxRun[]): readonly BoxRun[] =>
  boxes.flatMap((run) => Array.from({ length: run.count }, () => run));

function RoundStrip({ boxes, round }: { boxes: readonly BoxRun[]; round: number | undefined }) {
  const t = useT();
  const all = roundBoxes(boxes);
  const from = Math.max(0, Math.min((round ?? 1) - 3, all.length - SHOWN));
  return (
    <ol className={styles['rounds']} aria-label={t('rounds', { count: all.length })}>
      {all.slice(from, from + SHOWN).map((box, place) => {
        const n = from + place + 1;
        const state = round === undefined || n > round ? 'next' : n < round ? 'done' : 'now';
        return (
          <li key={n} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Case image={box.image} heroImage={box.heroImage} loading="eager" />
            <span>{all.length > SHOWN ? `${n} · ${box.name}` : box.name}</span>
          </li>
        );
      })}
    </ol>
  );
}
