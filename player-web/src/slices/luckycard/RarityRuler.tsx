import { count } from '../../shell/i18n/format';
import { colourOf } from '../../shell/ui';
import ruler from '../../shell/ui/Ruler.module.css';
import type { Deck } from './queries';
import { useT } from './t';

/** The cards left by rarity, to scale. */
export function RarityRuler({ tally }: Pick<Deck, 'tally'>) {
  const t = useT();
  const left = tally.reduce((sum, one) => sum + one.left, 0);
  return (
    <span className={ruler.ruler} role="img" aria-label={t('rarities', { left: count(left) })}>
      {tally.map((one) => (
        <i key={one.skinsRarity} data-colour={colourOf(one.skinsRarity)} style={{ '--n': one.left }} />
      ))}
    </span>
  );
}
