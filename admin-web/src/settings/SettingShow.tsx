import { Alert, Box, Typography } from '@mui/material';
import type { SettingRecord } from '@skins/api/settings/resources';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../i18n';
import { useOperator } from '../session';
import { Facts } from '../ui/Facts';
import { Hash } from '../ui/Hash';
import { MONO } from '../ui/palette';
import { RecordShow } from '../ui/RecordShow';
import { RowTable } from '../ui/RowTable';
import { Section } from '../ui/Section';
import { beginDraft } from './calls';
import { ChangeForm } from './ChangeForm';
import { spanText } from './figures';
import { useTexts } from './texts';

export const Show = () => (
  <RecordShow<SettingRecord> title={({ name }) => name}>
    {(setting) => (
      <>
        <Head setting={setting} />
        <Drafting setting={setting} />
        {setting.plain && <Versions setting={setting} />}
      </>
    )}
  </RecordShow>
);

function Head({ setting }: { setting: SettingRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const { name, about, version, hash, since, scheduled, notice, proposers, approvers } = setting;
  const rolesIn = (roles: SettingRecord['proposers']) => roles.map((role) => texts.roles[role]).join(', ');
  return (
    <Section title={name} lede={about}>
      <Facts
        facts={[
          { label: texts.inForce, value: format.count(version) },
          { label: texts.since, value: since === null ? texts.none : format.time(since) },
          {
            label: texts.scheduledCount,
            value:
              scheduled.length === 0
                ? texts.none2
                : scheduled.map(({ from }) => format.time(from)).join(', '),
          },
          { label: texts.notice, value: spanText(notice, texts, format) },
          { label: texts.whoProposes, value: rolesIn(proposers) },
          { label: texts.whoApproves, value: rolesIn(approvers) },
          { label: texts.hash, value: <Hash value={hash} />, wide: true },
        ]}
      />
    </Section>
  );
}

function Drafting({ setting }: { setting: SettingRecord }) {
  const texts = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const operator = useOperator();
  if (!setting.plain)
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {texts.elsewhere}
      </Alert>
    );
  const may = operator !== undefined && setting.proposers.includes(operator.role);
  return (
    <Section title={texts.draftTitle} lede={texts.draftLede}>
      {may ? (
        <ChangeForm
          setting={setting}
          first={{ title: '', content: setting.newest, from: null }}
          onSave={async (written) => {
            const { id } = await beginDraft({ setting: setting.id, ...written });
            notify(texts.saved);
            void navigate(`/changes/${id}/show`);
          }}
        />
      ) : (
        <Alert severity="info">{texts.mayNotDraft}</Alert>
      )}
    </Section>
  );
}

function Versions({ setting: { versions } }: { setting: SettingRecord }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.versions} lede={texts.versionsLede}>
      <RowTable
        label={texts.versions}
        rows={versions}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            label: texts.version,
            render: ({ version, inForce }) => (
              <>
                {version} {inForce && <b>{texts.inForce}</b>}
              </>
            ),
          },
          { label: texts.since, nowrap: true, render: ({ from }) => format.time(from) },
          {
            label: texts.content,
            render: ({ content }) => (
              <Box component="code" sx={{ fontFamily: MONO, overflowWrap: 'anywhere' }}>
                {JSON.stringify(content)}
              </Box>
            ),
          },
          { label: texts.hash, render: ({ hash }) => <Hash value={hash} short /> },
        ]}
      />
      {versions.length === 0 && <Typography>{texts.none}</Typography>}
    </Section>
  );
}
