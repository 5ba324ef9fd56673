import type { ClaimRow } from '@skins/api/tasks/resources';
import { useFormat } from '../../shell/i18n';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { useTexts } from './texts';

/** A claim's reward in words; a box by its name. */
export function Gift({ row: { type, of, count, gems } }: { row: ClaimRow }) {
  const texts = useTexts();
  const format = useFormat();
  const amount = type === 'diamond' ? format.gems(gems) : type === 'box' ? '' : `×${count}`;
  return (
    <>
      {[texts.types[type], amount].filter((word) => word !== '').join(' · ')}
      {of !== '' && (
        <>
          {' · '}
          <CatalogueLink of="boxes" id={of} />
        </>
      )}
    </>
  );
}
