import { useGetManyAggregate } from 'react-admin';
import { type Bilingual, useConsoleLocale } from '../i18n';
import { NamedLink } from './NamedLink';

interface Named {
  readonly id: string;
  readonly names: Bilingual<string>;
}

/** A skin or a box by name, from its id. One request loads the names of all links on a page. */
export function CatalogueLink({ of, id }: { of: 'skins' | 'boxes'; id: string }) {
  const locale = useConsoleLocale();
  const { data } = useGetManyAggregate<Named>(of, { ids: [id] });
  const [found] = data ?? [];
  return <NamedLink to={`/${of}/${id}/show`} name={found?.names[locale] ?? id} />;
}
