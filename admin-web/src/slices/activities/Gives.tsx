import type { ReceiptRow } from '@skins/api/activities/resources';
import { useFormat } from '../../shell/i18n';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { useTexts } from './texts';

/** A step's reward in words, with a link to its box or skin. */
export function Gives({ type, of, amount }: Pick<ReceiptRow, 'type' | 'of' | 'amount'>) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <>
      {texts.types[type]} {type === 'diamond' ? format.gems(amount) : `×${format.count(amount)}`}
      {of !== '' && (
        <>
          {' · '}
          <CatalogueLink of={type === 'skins' ? 'skins' : 'boxes'} id={of} />
        </>
      )}
    </>
  );
}
