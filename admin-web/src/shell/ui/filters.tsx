import { SelectInput, TextInput, type TextInputProps } from 'react-admin';
import { dayOfEdge, edgeOfDay, useHouseOffset } from '../i18n';

/** Filters a list by what is typed. */
export const searchFilter = (label: string) => (
  <TextInput key="q" source="q" alwaysOn resettable label={label} />
);

/** Filters a list by one of a few values of a field. */
export const choiceFilter = (source: string, label: string, choices: Readonly<Record<string, string>>) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn
    choices={Object.entries(choices).map(([id, name]) => ({ id, name }))}
  />
);

/** Filters a list by a field that is just what is typed. */
export const exactFilter = (source: string, label: string) => (
  <TextInput key={source} source={source} alwaysOn resettable label={label} />
);

/** Filters a list by a day of the house's calendar, as the time at which it begins or ends. */
function DayFilter({ edge, ...input }: TextInputProps & { readonly edge: 'begin' | 'end' }) {
  const offset = useHouseOffset();
  return (
    <TextInput
      {...input}
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
      parse={(day: string) => edgeOfDay(day, edge, offset)}
      format={(time: unknown) => (typeof time === 'number' ? dayOfEdge(time, edge, offset) : '')}
    />
  );
}

/** Filters a list by the days of a span, its last day in it. */
export const spanFilters = (texts: { readonly fromDay: string; readonly toDay: string }) => [
  <DayFilter key="from" source="from" label={texts.fromDay} edge="begin" alwaysOn />,
  <DayFilter key="to" source="to" label={texts.toDay} edge="end" alwaysOn />,
];
