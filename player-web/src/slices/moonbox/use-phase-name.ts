import { useT } from './t';

/** Returns the name of a phase. */
export function usePhaseName(): (phase: number) => string {
  const t = useT();
  const names = [
    t('phase0'),
    t('phase1'),
    t('phase2'),
    t('phase3'),
    t('phase4'),
    t('phase5'),
    t('phase6'),
    t('phase7'),
  ];
  return (phase) => names[phase] ?? '';
}
