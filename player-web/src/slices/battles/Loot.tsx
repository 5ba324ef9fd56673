import { gems } from '../../shell/i18n/format';
import { Gem, RarityBadge, useItemName } from '../../shell/ui';
import { colourOf } from '../../shell/ui/colour';
import { SkinPlate } from '../../shell/ui/SkinPlate';
import type { Battle, Draw, Outcome, Round } from './queries';
import { useT } from './t';
import { partyOf } from './words';
import styles from './Ending.module.css';

/** Most items shown one by one. */
const SHOWN = 14;

export type RoundDraw = Draw & { readonly round: number };

/** Returns what lies on the table for the viewer, the dearest first: of a member of the winning team what comes to it. */
export function lootOf(battle: Battle, rounds: readonly Round[], outcome: Outcome): readonly RoundDraw[] {
  const mine = battle.seats.find(({ seat }) => seat === battle.mine);
  const wins = mine !== undefined && partyOf(battle, mine) === outcome.winner;
  // A member of the winning team takes the row of its own place.
  const rows = new Set(
    battle.seats
      .filter((seat) => battle.teams === 0 || !wins || seat.place === mine.place)
      .map(({ seat }) => seat),
  );
  return rounds
    .flatMap(({ round, draws: drawn }) => drawn.map((draw) => ({ ...draw, round })))
    .filter(({ seat }) => rows.has(seat))
    .toSorted((a, b) => b.value - a.value);
}

interface LootProps {
  battle: Battle;
  rounds: readonly Round[];
  outcome: Outcome;
  quiet: boolean;
}

/** Everything on the table, the dearest large. */
export function Loot({ battle, rounds, outcome, quiet }: LootProps) {
  const t = useT();
  const nameOf = useItemName();
  const draws = lootOf(battle, rounds, outcome);
  const [hero, ...others] = draws;
  if (hero === undefined) return null;
  return (
    <div data-colour={colourOf(hero.skinsRarity, hero.category)}>
      <Hero draw={hero} quiet={quiet} />
      <ol className={styles['items']} aria-label={t('end.items', { count: draws.length })}>
        {others.slice(0, SHOWN).map((draw, k) => (
          <li key={`${draw.seat} ${draw.round}`} style={{ '--k': k }}>
            <SkinPlate
              image={draw.image}
              alt={nameOf(draw)}
              colour={colourOf(draw.skinsRarity, draw.category)}
            />
            {gems(draw.value)}
          </li>
        ))}
      </ol>
      {others.length > SHOWN && <p className="note">{t('end.more', { count: others.length - SHOWN })}</p>}
    </div>
  );
}

function Hero({ draw, quiet }: { draw: Draw; quiet: boolean }) {
  const nameOf = useItemName();
  const colour = colourOf(draw.skinsRarity, draw.category);
  return (
    <div className={styles['hero']} data-quiet={quiet}>
      <SkinPlate image={draw.image} alt="" colour={colour} loading="eager" className={styles['heroPlate']} />
      <p className="split">
        <span>
          <span className="name-lg">{nameOf(draw)}</span>{' '}
          <RarityBadge rarity={draw.skinsRarity} colour={colour} />
        </span>
        <Gem value={draw.value} size="lg" />
      </p>
    </div>
  );
}
