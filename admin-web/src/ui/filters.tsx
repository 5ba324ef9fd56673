import { SelectInput, TextInput } from 'react-admin';

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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Filters a list by a day of the operator's own calendar, as the time at which it begins or ends. */
const dayFilter = (source: string, label: string, edge: 'begin' | 'end') => (
  <TextInput
    key={source}
    source={source}
    type="date"
    alwaysOn
    label={label}
    slotProps={{ inputLabel: { shrink: true } }}
    parse={(day: string) => (DAY.test(day) ? timeOf(day, edge) : undefined)}
    format={(time: unknown) => (typeof time === 'number' ? dayAt(time, edge) : '')}
  />
);

/** Filters a list by the days of a span, its last day in it. */
export const spanFilters = (texts: { readonly fromDay: string; readonly toDay: string }) => [
  dayFilter('from', texts.fromDay, 'begin'),
  dayFilter('to', texts.toDay, 'end'),
];

function timeOf(day: string, edge: 'begin' | 'end'): number {
  const date = new Date(`${day}T00:00`);
  if (edge === 'end') date.setDate(date.getDate() + 1);
  return date.getTime();
}

function dayAt(time: number, edge: 'begin' | 'end'): string {
  const date = new Date(time);
  if (edge === 'end') date.setDate(date.getDate() - 1);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
