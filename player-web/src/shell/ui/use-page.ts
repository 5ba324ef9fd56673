import { useState } from 'react';

/** The number of the last page; there always is a first one. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Which page of a list is looked at, so many rows to each. */
export function usePage(size: number) {
  const [page, setPage] = useState(1);
  /** Where a page is gone, as its rows went elsewhere, the last one that there is takes its place. */
  const keepWithin = (total: number | undefined): void => {
    if (total !== undefined && page > lastPage(total, size)) setPage(lastPage(total, size));
  };
  return { page, setPage, keepWithin };
}
