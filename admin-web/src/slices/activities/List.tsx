import { Typography } from '@mui/material';
import type { ActivityRow } from '@skins/api/activities/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

/** Activities of all published rules. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const columns: Column<ActivityRow>[] = [
    {
      label: texts.activity,
      render: ({ id, names }) => (
        <NamedLink to={`/activities/${encodeURIComponent(id)}/show`} name={names[locale]} />
      ),
    },
    { label: texts.activityId, render: ({ activityId }) => activityId },
    { label: texts.kind, render: ({ kind }) => texts.kinds[kind] },
    { label: texts.state, render: ({ state }) => texts.states[state] },
    { label: texts.from, sort: 'from', render: ({ from }) => format.time(from) },
    { label: texts.until, render: ({ until }) => format.time(until) },
    { label: texts.given, align: 'right', render: ({ given }) => format.count(given) },
  ];
  return (
    <RecordList
      sort={{ field: 'from', order: 'DESC' }}
      filters={[choiceFilter('state', texts.state, texts.states)]}
      columns={columns}
      note={
        <Typography sx={{ mt: 2 }} color="text.secondary">
          {texts.makeLede} <NamedLink to="/settings/activities/show" name={texts.make} />
        </Typography>
      }
    />
  );
}
