import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../shell/ui';
import { paths } from './paths';
import { itemsQuery } from './queries';
import { useT } from './t';
import { isFree } from './use-asked-items';
import { useSelling } from './use-selling';
import { WonActions } from './WonActions';

/** The most items that are sold, or asked for, at once. */
const MOST = 100;

interface GrantedActionsProps {
  /** Ids of the items that came; undefined until they are there. */
  itemIds: readonly string[] | undefined;
  /** The values of these items. */
  values: readonly number[];
  onShare?: (() => void) | undefined;
  /** Kept, or all of it sold. Without it, only the way to the bag is left then. */
  onDone?: (() => void) | undefined;
}

/** What can be done with items that came some time ago: some may have left the bag since. */
export function GrantedActions({ itemIds, values, onShare, onDone }: GrantedActionsProps) {
  const t = useT();
  const selling = useSelling();
  const [done, setDone] = useState(false);
  const asked = itemsQuery(itemIds ?? []);
  // During a sale the list stays as it was.
  const held = useQuery({ ...asked, enabled: itemIds !== undefined && !selling.selling });
  const free = held.data?.filter(isFree);
  if (done || values.length > MOST || free?.length === 0)
    return <ButtonLink variant="play" size="lg" wide href={paths.bag} label={t('won.toBag')} />;
  // Before the items are known their values stand on the button, which cannot be pressed yet.
  const won = free?.map(({ id, salePrice }) => ({ id, value: salePrice })) ?? asComing(itemIds, values);
  return (
    <WonActions
      won={won}
      selling={selling}
      coming={itemIds === undefined || held.isLoading}
      onShare={onShare}
      onDone={onDone ?? (() => setDone(true))}
    />
  );
}

const asComing = (itemIds: readonly string[] | undefined, values: readonly number[]) =>
  values.map((value, k) => ({ id: itemIds?.[k] ?? `coming-${k}`, value }));
