import { Section } from './Section';
import { TradeLinkForm, type TradeLinkProps } from './TradeLinkForm';
import { useT } from './t';

/** The link by which the platform trades with the player. */
export function TradeLinkSection(props: TradeLinkProps) {
  const t = useT();
  return (
    <Section title={t('trade.title')} text={t('trade.text')}>
      <TradeLinkForm {...props} />
    </Section>
  );
}
