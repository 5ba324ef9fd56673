import { createContext, useContext } from 'react';
import {
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  useListContext,
  useTranslate,
} from 'react-admin';

const PagesLabel = createContext('');

/** Turns the pages of a list, which `label` names: there may be several on a page. */
export function Pages({ label, sizes }: { label: string; sizes: number[] }) {
  const translate = useTranslate();
  const { error } = useListContext();
  // react-admin hands it on to MUI, though its types leave it out: the small layout is English without.
  const passedOn = { getItemAriaLabel: (button: string) => translate(`ra.navigation.${button}`) };
  // With nothing loaded it would count rows that nobody has seen.
  if (error) return null;
  return (
    <PagesLabel value={label}>
      <Pagination rowsPerPageOptions={sizes} actions={Actions} {...passedOn} />
    </PagesLabel>
  );
}

function Actions(props: PaginationActionsProps) {
  return <PaginationActions {...props} aria-label={useContext(PagesLabel)} />;
}
