import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResultsHeld } from '../../shell/play/results';
import { usePage } from '../../shell/ui/use-page';
import { type BagView, bagQuery } from './queries';
import { useChosen } from './use-chosen';
import { useProofs } from './use-proofs';

/** The state of a bag page with `size` items per page. A change of filters goes back to the first page. */
export function useBag(size: number) {
  const { page, setPage, keepWithin } = usePage(size);
  const [view, setView] = useState<BagView>({ sort: 'newest' });
  const held = useResultsHeld();
  const asked = useQuery({ ...bagQuery(page, size, view), enabled: !held });
  keepWithin(asked.data?.total);
  return {
    ...asked,
    size,
    view,
    setPage,
    look: (next: BagView) => {
      setView(next);
      setPage(1);
    },
    proofOf: useProofs(asked.data?.records ?? []),
    chosen: useChosen(),
  };
}
export type BagLook = ReturnType<typeof useBag>;
