import type { TagTone } from '../../shell/ui/Tag';
import type { Stage } from './queries';

const TONES: Readonly<Record<Stage, TagTone | undefined>> = {
  asked: 'warn',
  waiting: 'warn',
  sending: 'warn',
  offered: 'accent',
  delivered: 'ok',
  settled: 'ok',
  reversed: 'info',
  recalled: undefined,
  rejected: 'danger',
  unreleased: undefined,
  declined: undefined,
  expired: 'danger',
  unavailable: 'danger',
  link: 'danger',
  private: 'danger',
  locked: 'danger',
};

export const toneOf = (stage: Stage): TagTone | undefined => TONES[stage];
