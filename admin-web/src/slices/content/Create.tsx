import { Alert, MenuItem, TextField } from '@mui/material';
import type { PictureRow } from '@skins/api/content/resources';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useOperator } from '../../shell/session';
import { Section } from '../../shell/ui/Section';
import { SendPicture } from './SendPicture';
import { useTexts } from './texts';

const USES = ['banner', 'skin', 'box', 'room'] as const satisfies readonly PictureRow['use'][];

export function Create() {
  const texts = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const may = useOperator()?.rights.includes('add-pictures') === true;
  const [use, setUse] = useState<PictureRow['use']>('banner');
  if (!may) return <Alert severity="info">{texts.mayNot}</Alert>;
  return (
    <Section title={texts.add} lede={texts.addLede}>
      <TextField
        select
        label={texts.use}
        value={use}
        sx={{ minWidth: 200, mb: 2 }}
        onChange={({ target }) => {
          const chosen = USES.find((one) => one === target.value);
          if (chosen !== undefined) setUse(chosen);
        }}
      >
        {USES.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.uses[one]}
          </MenuItem>
        ))}
      </TextField>
      <SendPicture
        use={use}
        onSent={({ hash }) => {
          notify(texts.sent);
          refresh();
          void navigate(`/pictures/${hash}/show`);
        }}
      />
    </Section>
  );
}
