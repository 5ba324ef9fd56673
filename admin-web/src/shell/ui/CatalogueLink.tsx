import { useGetManyAggregate } from 'react-admin';
import { type Bilingual, useConsoleLocale } from '../i18n';
import { NamedLink } from './NamedLink';

interface Named {
  readonly id: string;
  readonly names: Bilingual<string>;
}

/** A skin or a box by its name, where only its id is at hand: all of a page are asked for at once. */
export function CatalogueLink({ of, id }: { of: 'skins' | 'boxes'; id: string }) {
  const locale = useConsoleLocale();
  const { data } = useGetManyAggregate<Named>(of, { ids: [id] });
  const [found] = data ?? [];
  return <NamedLink to={`/${of}/${id}/show`} name={found?.names[locale] ?? id} />;
}
