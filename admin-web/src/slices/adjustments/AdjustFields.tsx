import { Alert, MenuItem, TextField } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { adjustmentRoom } from '@skins/api/adjustments/contract';
import type { DataOf } from '@skins/api/contract';
import { useState } from 'react';
import { Choice } from '../dossier/Choice';
import { useAnswer } from '../dossier/use-answer';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { gemsTyped } from './calls';
import { useTexts } from './texts';

interface AdjustFieldsProps {
  player: Pick<PlayerRecord, 'id' | 'balance'>;
  /** whether one operator decides: then a ceiling counts */
  alone: boolean;
}

/** Way, amount and reason of a credit or debit, and what it comes to before it is sent. */
export function AdjustFields({ player, alone }: AdjustFieldsProps) {
  const texts = useTexts();
  const [way, setWay] = useState('credit');
  const [gems, setGems] = useState('');
  return (
    <>
      <TextField
        select
        name="way"
        label={texts.way}
        value={way}
        onChange={({ target }) => setWay(target.value)}
        size="small"
        margin="dense"
        fullWidth
      >
        {Object.entries(texts.ways).map(([value, said]) => (
          <MenuItem key={value} value={value}>
            {said}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="gems"
        label={texts.gems}
        value={gems}
        onChange={({ target }) => setGems(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        fullWidth
      />
      <Choice name="reason" label={texts.reason} choices={texts.reasons} />
      <Outcome player={player} alone={alone} change={(way === 'debit' ? -1 : 1) * gemsTyped(gems)} />
    </>
  );
}

/** The balance after, and the ceiling of the role with what is left of the day. */
function Outcome({ player, alone, change }: AdjustFieldsProps & { change: number }) {
  const texts = useTexts();
  const format = useFormat();
  const { data: room } = useAnswer<DataOf<typeof adjustmentRoom>>('/player/adjustment-room', {});
  const amount = Math.abs(change);
  const after = player.balance + change;
  const above = alone && room !== undefined && (amount > room.perAct || amount > room.left);
  return (
    <>
      <Facts
        facts={[
          { label: texts.player, value: player.id },
          {
            label: texts.balance,
            value: `${format.gems(player.balance)} → ${Number.isFinite(after) ? format.gems(after) : '—'}`,
          },
          ...(alone && room !== undefined
            ? [
                { label: texts.ceiling, value: format.gems(room.perAct) },
                {
                  label: texts.leftToday,
                  value: texts.ofDay(format.gems(Math.max(0, room.left)), format.gems(room.perDay)),
                },
              ]
            : []),
        ]}
      />
      {above && <Alert severity="warning">{texts.above}</Alert>}
      {after < 0 && <Alert severity="warning">{texts.notThere}</Alert>}
    </>
  );
}
