import type { FigureWords } from './figures';
import { useT } from './t';

/** Returns the words for figures in the current language. */
export function useFigureWords(): FigureWords {
  const t = useT();
  return {
    on: t('figures.on'),
    off: t('figures.off'),
    none: t('figures.none'),
    nothing: t('figures.nothing'),
    days: (figure) => t('figures.days', { figure }),
    hours: (figure) => t('figures.hours', { figure }),
    minutes: (figure) => t('figures.minutes', { figure }),
    points: (figure) => t('figures.points', { figure }),
  };
}
