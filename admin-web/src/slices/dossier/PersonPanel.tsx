import { Button, Stack } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOperator } from '../../shell/session';
import { Facts } from '../../shell/ui/Facts';
import { Section } from '../../shell/ui/Section';
import { ActDialog } from './ActDialog';
import { exported, oneOf, unmask } from './calls';
import { Choice } from './Choice';
import { useTexts } from './texts';

/** milliseconds after which a full phone number is masked again */
const SHOWN_MS = 300_000;

/** The person behind the player, as far as the operator may see. Unmasking asks for a reason. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  const texts = useTexts();
  const rights = useOperator()?.rights ?? [];
  const [phone, setPhone] = useState<string>();
  useEffect(() => {
    if (phone === undefined) return undefined;
    const timer = setTimeout(() => setPhone(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [phone]);
  if (player === undefined) return null;
  const { id: playerId, device } = player;
  const reasons = <Choice name="reason" label={texts.reason} choices={texts.lookReasons} />;
  return (
    <Section title={texts.person} lede={texts.personLede}>
      <Facts
        facts={[
          { label: texts.phone, value: phone ?? player.phone ?? texts.hidden },
          {
            label: texts.device,
            value: device === null ? texts.hidden : device.slice(0, 8),
          },
        ]}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        {device !== null && (
          <Button
            component={Link}
            size="small"
            to={`/players?filter=${encodeURIComponent(JSON.stringify({ device }))}`}
          >
            {texts.sameDevice}
          </Button>
        )}
        {rights.includes('unmask-players') && (
          <ActDialog
            label={texts.unmask}
            title={texts.unmaskTitle}
            lede={texts.unmaskLede}
            submit={texts.unmaskSubmit}
            said={texts.unmasked}
            onSubmit={async (values) => {
              const reason = oneOf(texts.lookReasons, values('reason'));
              setPhone((await unmask({ playerId, reason })).phone);
            }}
          >
            {reasons}
          </ActDialog>
        )}
        {rights.includes('export-players') && (
          <ActDialog
            label={texts.export}
            title={texts.exportTitle}
            lede={texts.exportLede}
            submit={texts.exportSubmit}
            said={texts.exported}
            onSubmit={async (values) => {
              const reason = oneOf(texts.lookReasons, values('reason'));
              save(`player-${playerId}.json`, await exported({ playerId, reason }));
            }}
          >
            {reasons}
          </ActDialog>
        )}
      </Stack>
    </Section>
  );
}

/** Downloads data as a file. */
function save(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
