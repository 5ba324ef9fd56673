import { openModal } from '../../shell/app/modals';
import { Button } from '../../shell/ui/Button';
import { Section } from './Section';
import { useT } from './t';

/** The player's data: export or erase it. */
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
