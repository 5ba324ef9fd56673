import type { ReadingRow } from '@skins/api/health/resources';
import { useFormat } from '../../shell/i18n';
import { useTexts } from './texts';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const UNITS_PER_GEM = 10_000;

/** @returns the reading of a condition as text */
export function useReading(): (row: ReadingRow) => string {
  const { read } = useTexts();
  const format = useFormat();
  return ({ id, state, reading }) => {
    // It could not be read. A backup has no reading before the first one.
    if (reading === null && state === 'wrong' && id !== 'backup') return read.unknown;
    const count = format.count(reading ?? 0);
    switch (id) {
      case 'writing':
      case 'mark':
      case 'beacon':
        return state === 'well' ? read.goes : read.stands;
      case 'ledger':
        return format.signed((reading ?? 0) / UNITS_PER_GEM);
      case 'disk':
        return reading === null ? read.unknown : read.free(format.amount(reading / GIB));
      case 'wal':
        return read.size(format.amount((reading ?? 0) / MIB));
      case 'backup':
        return reading === null ? read.none : format.moment(reading);
      case 'maintenance':
        return reading === null ? read.open : read.until(format.moment(reading));
      case 'lag':
      case 'checkpoint':
        return read.events(count);
      case 'flows':
      case 'games':
      case 'lists':
      case 'pictures':
      case 'look':
      case 'projections':
      case 'returns':
      default:
        return count;
    }
  };
}
