import type { Health } from '@skins/api/health/resources';
import { useRecordContext } from 'react-admin';
import { ShopReturns } from '../../shell/ui/statistics/ShopReturns';
import { observedOf } from '../../shell/ui/statistics/tally';
import { GameWords } from '../../shell/ui/statistics/words';
import { useTexts } from './texts';

/** Published and observed return of all boxes, across versions. */
export function Panel() {
  const health = useRecordContext<Health>();
  const texts = useTexts();
  if (health === undefined || health.opens === null) return null;
  const { opens, expectedRtp, observedRtp, band, deviation } = health;
  return (
    <GameWords value={texts.statistics}>
      <ShopReturns
        name={texts.allBoxes}
        lede={texts.allReturnsLede}
        plays={opens}
        promised={expectedRtp}
        observed={observedOf(observedRtp, band)}
        deviation={deviation}
      />
    </GameWords>
  );
}
