import type { Text } from '@skins/engine/catalogue';
import { reduced } from '@skins/engine/fairness';
import type { Database } from 'better-sqlite3';
import type { PlayedSubject } from '../../foundation/statistics/index.ts';
import { replacementSums } from './views.ts';

const NAMES: Text = { zh: '皮肤汰换', en: 'Replacing skins', ru: 'Обмен скинов', vi: 'Đổi vật phẩm' };

/** Returns all replacements. Nothing is random, so the returned amount is exactly the promised one. */
export function replacedBy(readModels: Database): () => readonly PlayedSubject[] {
  const sums = replacementSums(readModels);
  return () =>
    sums().map(({ plays, staked, returned }) => ({
      game: 'replace',
      subject: 'replace',
      names: NAMES,
      plays,
      staked,
      returned,
      rtp: reduced(BigInt(returned), BigInt(Math.max(1, staked))),
      variance: 0,
      thirdMoment: 0,
    }));
}
