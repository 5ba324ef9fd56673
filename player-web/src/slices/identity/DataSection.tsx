import { openModal } from '../../shell/app/modals';
import { Button } from '../../shell/ui/Button';
import { Section } from './Section';
import { useT } from './t';

/** What the shop knows of the player: to take along, or to end. */
export function DataSection() {
  const t = useT();
  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <div className="split">
        <Button icon="download" label={t('data.export')} onClick={() => openModal('exportData')} />
        <Button variant="danger" label={t('data.erase')} onClick={() => openModal('eraseAccount')} />
      </div>
    </Section>
  );
}
