import type { IconName } from '../ui/Icon';
import type { Posting } from './queries';

/** Where more is said of what a posting is for. */
export type CauseLink =
  { readonly to: string; readonly icon: IconName } | { readonly dialog: 'records'; readonly icon: IconName };

/** By reason; what has none names its place in the log alone. */
const LINKS: Readonly<Record<string, CauseLink>> = {
  'box-open': { dialog: 'records', icon: 'verify' },
  'vip-bonus': { to: '/user/vip', icon: 'star' },
  adjustment: { to: '/page/gems', icon: 'info' },
};

export const causeOf = ({ kind }: Pick<Posting, 'kind'>): CauseLink | undefined => LINKS[kind];
