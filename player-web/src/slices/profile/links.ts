import type { IconName } from '../../shell/ui/Icon';
import { paths as activities } from '../activities/paths';
import { paths as payments } from '../payments/paths';
import { paths as promotion } from '../promotion/paths';
import { battlePath } from '../battles/paths';
import { itemPath } from '../bag/paths';
import { rankPath } from '../rankings/paths';
import { rainPath } from '../redpackets/paths';
import { paths as retrievals } from '../retrievals/paths';
import { roomPath } from '../rolls/paths';
import { wishPath } from '../wishes/paths';
import type { Notice } from './inbox-queries';

interface Led {
  readonly to: string;
  readonly icon: IconName;
}

const room = (ref: string): Led => ({ to: roomPath(ref), icon: 'people' });
const battle = (ref: string): Led => ({ to: battlePath(ref), icon: 'people' });
const retrieval = (): Led => ({ to: retrievals.record, icon: 'external' });
const item = (ref: string): Led => ({ to: itemPath(ref), icon: 'external' });
const share = (): Led => ({ to: promotion.promotion, icon: 'share' });
const wish = (ref: string): Led => ({ to: wishPath(ref), icon: 'star' });

/** The page of each kind, and its icon where no skin is at hand. */
const LINKS: { readonly [Kind in Notice['kind']]: (ref: string) => Led } = {
  'room-drawn': room,
  'room-won': room,
  'room-void': room,
  'battle-full': battle,
  'battle-won': battle,
  'battle-lost': battle,
  'battle-returned': battle,
  'retrieval-offered': retrieval,
  'retrieval-done': retrieval,
  'retrieval-failed': item,
  'retrieval-reversed': item,
  'wish-won': wish,
  'wish-drawn': wish,
  'wish-returned': wish,
  'rank-prize': (ref) => ({ to: rankPath(ref.startsWith('upgrade') ? 'upgrade' : 'box'), icon: 'trend' }),
  'share-paid': share,
  'share-refused': share,
  'rain-paid': (ref) => ({ to: rainPath(ref), icon: 'gift' }),
  'activity-begun': () => ({ to: activities.active, icon: 'calendar' }),
  'top-up': () => ({ to: payments.record, icon: 'plus' }),
};

/** Returns where a notification leads. */
export const linkOf = ({ kind, ref }: Pick<Notice, 'kind' | 'ref'>): Led => LINKS[kind](ref);
