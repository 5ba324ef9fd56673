import { Alert, Button, Typography } from '@mui/material';
import type { SettingRecord } from '@skins/api/settings/resources';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useAsked } from '../../shell/account/use-asked';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { beginDraft } from './calls';
import { ChangeForm } from './ChangeForm';
import { spanText } from './figures';
import { Contents } from './Contents';
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
          ...(hash === '' ? [] : [{ label: texts.hash, value: <Hash value={hash} />, wide: true }]),
        ]}
      />
    </Section>
  );
}

/** The editors of the catalogue. */
const EDITORS = [
  ['/boxes', 'boxes'],
  ['/boxes/create', 'newBox'],
  ['/skins', 'skins'],
  ['/skins/prices', 'prices'],
  ['/boxes/order', 'order'],
  ['/boxes/files', 'files'],
] as const;

function Drafting({ setting }: { setting: SettingRecord }) {
  const texts = useTexts();
  const begin = useBegin(setting);
  const may = useMayDraft(setting);
  if (!setting.plain)
    return (
      <Section title={texts.editorsTitle} lede={texts.elsewhere}>
        {EDITORS.map(([to, label]) => (
          <Button key={to} component={Link} to={to} variant="outlined" sx={{ mr: 1.5, mb: 1 }}>
            {texts.editorsOf[label]}
          </Button>
        ))}
      </Section>
    );
  return (
    <Section title={texts.draftTitle} lede={texts.draftLede}>
      {may ? (
        <ChangeForm
          setting={setting}
          first={{ title: '', content: setting.newest, from: null }}
          onSave={begin}
        />
      ) : (
        <Alert severity="info">{texts.mayNotDraft}</Alert>
      )}
    </Section>
  );
}

function useMayDraft({ proposers }: SettingRecord): boolean {
  const operator = useOperator();
  return operator !== undefined && proposers.includes(operator.role);
}

/** Saves a draft and opens it. */
function useBegin({ id: setting }: SettingRecord) {
  const texts = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  return async (written: Omit<Parameters<typeof beginDraft>[0], 'setting'>): Promise<void> => {
    const { id } = await beginDraft({ setting, ...written });
    notify(texts.saved);
    void navigate(`/changes/${id}/show`);
  };
}

function Versions({ setting }: { setting: SettingRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const begin = useBegin(setting);
  const may = useMayDraft(setting);
  const asked = useAsked();
  const { versions, fields } = setting;
  const newest = versions[0]?.version;
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
            render: ({ version, content }) => (
              <Contents
                content={content}
                before={versions.find((one) => one.version === version - 1)?.content}
                fields={fields}
              />
            ),
          },
          { label: texts.hash, render: ({ hash }) => <Hash value={hash} short /> },
          ...(may && versions.length > 1
            ? [
                {
                  label: texts.decide,
                  render: ({ version, content }: SettingRecord['versions'][number]) =>
                    version !== newest && (
                      <Button
                        size="small"
                        variant="outlined"
                        disabled={asked.waiting}
                        onClick={() =>
                          void asked.ask(() =>
                            begin({ title: texts.backTitle(String(version)), content, from: null }),
                          )
                        }
                      >
                        {texts.backTo}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
      {versions.length === 0 && <Typography>{texts.none}</Typography>}
    </Section>
  );
}
