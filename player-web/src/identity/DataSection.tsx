import { useSending } from '../accounts/sending';
import { openModal } from '../app/modals';
import { ask } from '../net/ask';
import { Button } from '../ui/Button';
import { Section } from './Section';
import { exportCall } from './queries';
import { useT } from './t';

/** What the shop knows of the player: to take along, or to end. */
export function DataSection() {
  const t = useT();
  const { busy, send } = useSending();
  const save = () =>
    void send(async () => {
      const data = await ask(exportCall);
      const text = `${JSON.stringify(data, null, 2)}\n`;
      const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `skins-${data.playerId}.json`;
      link.click();
      URL.revokeObjectURL(address);
    });
  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <div className="split">
        <Button icon="download" label={t('data.export')} busy={busy} onClick={save} />
        <Button variant="danger" label={t('data.erase')} onClick={() => openModal('eraseAccount')} />
      </div>
    </Section>
  );
}
