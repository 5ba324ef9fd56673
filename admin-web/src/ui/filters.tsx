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
