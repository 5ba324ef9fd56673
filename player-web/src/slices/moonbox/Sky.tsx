import { clsx } from 'clsx';
import { gems } from '../../shell/i18n/format';
import { isWithheld, revealed } from '../../shell/play';
import { RarityBadge, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import { MoonDisc } from './MoonDisc';
import type { MoonPlay, Outcome } from './moon-play';
import type { MoonPhase } from './queries';
import { useT } from './t';
import styles from './Sky.module.css';

const WAVES = [88, 64, 74, 48, 56, 30, 20];
const BOX = new URL('./art/box-moon.svg', import.meta.url).href;

interface SkyProps {
  phase: number;
  /** the phase that the opening which has landed drew from */
  was: number | undefined;
  play: MoonPlay;
}

/** The moon and its light on the box; what came stands before the moon. */
export function Sky({ phase, was, play }: SkyProps) {
  const outcome = revealed(play);
  return (
    <div
      className={styles['sky']}
      data-light={isWithheld(play) && play.phase === 'revealing' ? '' : undefined}
    >
      <span className={styles['halo']} aria-hidden="true" />
      <MoonDisc phase={phase} />
      {was !== undefined && was !== phase && <MoonDisc key={was} phase={was} className={styles['was']} />}
      {outcome === undefined && (
        <span className={styles['case']}>
          <img src={BOX} width={400} height={320} alt="" />
        </span>
      )}
      <span className={styles['water']} aria-hidden="true">
        {WAVES.map((width) => (
          <i key={width} style={{ '--w': `${width}%` }} />
        ))}
      </span>
      {outcome !== undefined && 'order' in play && <Prize seen={play.order.seen} outcome={outcome} />}
    </div>
  );
}

function Prize({ seen, outcome }: { seen: MoonPhase; outcome: Outcome }) {
  const t = useT();
  const [opening] = outcome.opens;
  if (opening === undefined) return null;
  const { skinId, stuffName, exterior, skinsRarity, category, price } = opening;
  const item = seen.items.find((one) => one.skinId === skinId);
  const { name } = namedParts({ name: stuffName, exterior });
  const colour = colourOf(skinsRarity, category);
  const said = { value: gems(price), cost: gems(outcome.cost) };
  return (
    <div className={styles['prize']} data-top={outcome.next === 0 ? '' : undefined} data-colour={colour}>
      <SkinPlate image={item?.stuffImage ?? ''} alt="" colour={colour} loading="eager" />
      <div className={styles['label']}>
        <p className={styles['line']}>
          <b className="name-lg">{name}</b>
          <RarityBadge rarity={skinsRarity} colour={colour} />
        </p>
        <p className={clsx('note', styles['worth'])}>{t('worth', said)}</p>
      </div>
      <span className="sr-only" role="status">
        {t('won', { name, ...said })}
      </span>
    </div>
  );
}
