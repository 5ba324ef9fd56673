import { useState } from 'react';

/** Returns the number of the last page, at least 1. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Keeps the current page of a list with `size` rows per page. */
export function usePage(size: number) {
  const [page, setPage] = useState(1);
  /** Moves to the last page if the current one no longer exists. */
  const keepWithin = (total: number | undefined): void => {
    if (total !== undefined && page > lastPage(total, size)) setPage(lastPage(total, size));
  };
  return { page, setPage, keepWithin };
}
