import { SelectInput, TextInput, type TextInputProps } from 'react-admin';
import { dayOfEdge, edgeOfDay, useHouseOffset } from '../i18n';

/** Filters a list by a search text. */
export const searchFilter = (label: string) => (
  <TextInput key="q" source="q" alwaysOn resettable label={label} />
);

/** Filters a list by one of a field's few values. */
export const choiceFilter = (source: string, label: string, choices: Readonly<Record<string, string>>) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn
    choices={Object.entries(choices).map(([id, name]) => ({ id, name }))}
  />
);

/** Filters a list by a field that equals the input. */
export const exactFilter = (source: string, label: string) => (
  <TextInput key={source} source={source} alwaysOn resettable label={label} />
);

/** Filters a list by a house day, as the time at which it begins or ends. */
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

/** Filters a list by a range of days, including the last. */
export const spanFilters = (texts: { readonly fromDay: string; readonly toDay: string }) => [
  <DayFilter key="from" source="from" label={texts.fromDay} edge="begin" alwaysOn />,
  <DayFilter key="to" source="to" label={texts.toDay} edge="end" alwaysOn />,
];
