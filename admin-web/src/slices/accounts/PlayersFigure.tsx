import type { Health } from '@skins/api/health/resources';
import { useRecordContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { Figure } from '../../shell/ui/Figure';
import { useTexts } from './texts';

export function Panel() {
  const health = useRecordContext<Health>();
  const texts = useTexts();
  const format = useFormat();
  return (
    health && (
      <Figure
        label={texts.registeredPlayers}
        value={health.players === null ? '—' : format.count(health.players)}
      />
    )
  );
}
