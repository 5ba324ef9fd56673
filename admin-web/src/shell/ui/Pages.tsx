import { createContext, useContext } from 'react';
import {
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  useListContext,
  useTranslate,
} from 'react-admin';

const PagesLabel = createContext('');

/** The pager of a list; `label` names the list, as a page may have several. */
export function Pages({ label, sizes }: { label: string; sizes: number[] }) {
  const translate = useTranslate();
  const { error } = useListContext();
  // react-admin passes it on to MUI, though its types lack it. Without it the small layout is in English.
  const passedOn = { getItemAriaLabel: (button: string) => translate(`ra.navigation.${button}`) };
  // If loading failed, it would count rows that nobody has seen.
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
