import type { KeyboardEvent } from 'react';
import { gems, finePercent, count } from '../../shell/i18n/format';
import { Gate } from '../../shell/result/Gate';
import { gradeOf } from '../../shell/result/grade';
import { useResultSound } from '../../shell/result/use-result-sound';
import { isWithheld, revealed } from '../../shell/play';
import { sumOfGems } from '../../shell/play/gems';
import { Gem, colourOf, namedParts } from '../../shell/ui';
import type { CardPlay, Outcome } from './lucky-play';
import { CardBack, CardFace } from './PlayCard';
import type { DeckDetail } from './queries';
import { useT } from './t';
import styles from './Deck.module.css';

interface CardsProps {
  detail: DeckDetail;
  play: CardPlay;
  /** the chosen place: decoration */
  chosen: number | undefined;
  onChoose: (place: number) => void;
  /** turns from this one on are new to the player */
  since: number | undefined;
  locked: boolean;
}

/** All cards on the table: those turned lie face up, the viewer's with a mark. */
export function Cards({ detail, play, chosen, onChoose, since, locked }: CardsProps) {
  const t = useT();
  const { deck, turned, pending } = detail;
  const outcome = revealed(play);
  const at = new Map(turned.map((one) => [one.place, one]));
  const places = Array.from({ length: deck.cards }, (_, place) => place + 1);
  const free = places.filter((place) => !at.has(place));
  const focus = chosen !== undefined && !at.has(chosen) ? chosen : free[0];
  const open = deck.state === 'open' && !locked;
  return (
    <div className={styles['table']} aria-busy={isWithheld(play)}>
      <div
        className={styles['cards']}
        style={columnsFor(deck.cards)}
        role="group"
        aria-label={t('table', { cards: deck.cards, left: deck.left })}
      >
        {places.map((place) => {
          const card = at.get(place);
          if (card !== undefined)
            return <CardFace key={place} turned={card} fresh={since !== undefined && card.turn >= since} />;
          return (
            <button
              key={place}
              type="button"
              className={styles['place']}
              aria-label={t('place', { place })}
              aria-pressed={chosen === place}
              data-pending={pending?.place === place ? '' : undefined}
              tabIndex={place === focus ? 0 : -1}
              disabled={!open}
              onClick={() => onChoose(place)}
              onKeyDown={(event) => move(event, free)}
            >
              <CardBack />
            </button>
          );
        })}
      </div>
      {isWithheld(play) && <Turning moving={play.phase !== 'revealing' || play.motion === 'moving'} />}
      {outcome !== undefined && play.phase !== 'idle' && (
        <Shown key={outcome.position} outcome={outcome} still={play.phase === 'requesting'} />
      )}
    </div>
  );
}

/** Cards side by side, so that a deck of any size fits into one look. */
const COLUMNS = [
  { most: 24, wide: 7, phone: 6 },
  { most: 40, wide: 10, phone: 8 },
  { most: 60, wide: 12, phone: 10 },
  { most: 100, wide: 16, phone: 12 },
] as const;

function columnsFor(cards: number) {
  const { wide, phone } = COLUMNS.find(({ most }) => cards <= most) ?? COLUMNS[3];
  return { '--wide': wide, '--phone': phone };
}

/** Moves the focus between free places: the arrows go to the next and to the one before. */
function move(event: KeyboardEvent<HTMLElement>, free: readonly number[]): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const active = buttons.findIndex((one) => one === event.currentTarget);
  buttons[(active + by + free.length) % free.length]?.focus();
}

/** The paid card, face down, on its way. */
function Turning({ moving }: { moving: boolean }) {
  return (
    <div className={styles['over']}>
      <span className={styles['flip']} data-still={!moving} aria-hidden="true">
        <CardBack />
      </span>
    </div>
  );
}

/** A chance of one in a hundred or less. */
const RARE = 0.01;

/** The card that came, over the table: nothing below moves. */
function Shown({ outcome, still }: { outcome: Outcome; still: boolean }) {
  const t = useT();
  const { turned } = outcome;
  const colour = colourOf(turned.skinsRarity, turned.category);
  const value = sumOfGems([turned.value, turned.extra]);
  const grade = gradeOf({ value, cost: turned.price, colour });
  useResultSound(grade, still);
  const { name } = namedParts(turned);
  const before = 1 / turned.roll.below;
  return (
    <div className={styles['over']} data-colour={colour} data-grade={grade}>
      <Gate image={turned.image} colour={colour} grade={grade} rare={before <= RARE} />
      <div className={styles['won']}>
        <p className="note">
          {t('shown.chance', { below: count(turned.roll.below), chance: finePercent(before) })}
        </p>
        <h2 className="display" role="status">
          {name}
        </h2>
        <p>
          {t('shown.worth')} <Gem value={turned.value} />
          {turned.extra > 0 && ` ${t('shown.extra', { extra: gems(turned.extra) })}`} ·{' '}
          {t('shown.paid', { price: gems(turned.price) })}
        </p>
      </div>
    </div>
  );
}
