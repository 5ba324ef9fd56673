import { Box, Button, Stack, Typography } from '@mui/material';
import { PictureField } from '../content/PictureField';
import { TimeField } from '../../shell/ui/TimeField';
import {
  type Fields,
  type Kind,
  type Schema,
  beginningOf,
  fieldAt,
  kindOf,
  plainName,
  unitOf,
  withMember,
} from './schema';
import { ChoiceField, JsonField, LineField, NumberField, SwitchField } from './SchemaInputs';
import { useTexts } from './texts';

/** A part of a content that is being edited. */
interface Place {
  readonly schema: Schema;
  readonly fields: Fields;
  /** texts of faults, by path */
  readonly faults: ReadonlyMap<string, string>;
  readonly path: string;
  readonly value: unknown;
  /** the object around the value, if any */
  readonly beside?: unknown;
  readonly onChange: (value: unknown) => void;
}

/** An input for a JSON schema: figures in everyday units, choices, switches, objects and lists. */
export function SchemaField(place: Place) {
  const { schema, fields, path, faults, value, onChange } = place;
  const texts = useTexts();
  const kind = kindOf(schema);
  const field = fieldAt(fields, path);
  const label = field?.name ?? plainName(path);
  const fault = faults.get(path);
  const typed = { label, fault };
  switch (kind.kind) {
    case 'object':
      return <PartsField {...place} kind={kind} label={label} />;
    case 'list':
      return <ListField {...place} items={kind.items} label={label} />;
    case 'maybe':
      return (
        <Stack spacing={1}>
          <SwitchField
            label={label}
            on={value !== null && value !== undefined}
            onChange={(on) =>
              onChange(on ? beginningOf(kind.inner, { fields, path, now: Date.now() }) : null)
            }
          />
          {value !== null && value !== undefined && <SchemaField {...place} schema={kind.inner} />}
        </Stack>
      );
    case 'switch':
      return <SwitchField label={label} on={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <ChoiceField
          {...typed}
          choices={kind.values}
          nameOf={(choice) => field?.choices?.[choice] ?? choice}
          value={value}
          onChange={onChange}
        />
      );
    case 'number':
      return isTime(place) ? (
        <TimeField
          now
          label={label}
          value={typeof value === 'number' ? value : null}
          error={fault !== undefined}
          helperText={fault}
          onChange={(time) => onChange(time ?? '')}
        />
      ) : (
        <NumberField {...typed} unit={unitAt(place) ?? 'count'} value={value} onChange={onChange} />
      );
    case 'text':
      return field?.unit === 'picture' ? (
        <PictureField
          use="banner"
          label={label}
          value={typeof value === 'string' ? value : ''}
          error={fault !== undefined}
          helperText={fault}
          onChange={onChange}
        />
      ) : (
        <LineField {...typed} isLong={isLong(schema)} value={value} onChange={onChange} />
      );
    case 'json':
    default:
      return <JsonField value={value} label={`${label} (${texts.json})`} fault={fault} onChange={onChange} />;
  }
}

/** Texts that may be longer than this, in characters, get several lines. */
const LINE_MAX = 200;
const isLong = ({ maxLength = 0 }: Schema): boolean => maxLength > LINE_MAX;

/** An emptied time is kept as '': the check then names the fault. */
const isTime = (place: Place): boolean => unitAt(place) === 'time';

const unitAt = ({ fields, path, beside }: Place) => unitOf(fieldAt(fields, path), beside);

const memberOf = (value: unknown, name: string): unknown => Object(value)[name];

/** Frames the members of an object or a list; the whole content needs no frame. */
function Group({ label, path, children }: { label: string; path: string; children: React.ReactNode }) {
  if (path === '') return <Stack spacing={1.5}>{children}</Stack>;
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, p: 2 }}>
      <Typography component="legend" variant="body2" sx={{ px: 0.5 }}>
        {label}
      </Typography>
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

/** Edits each member of an object. */
function PartsField({
  kind,
  label,
  ...place
}: Place & { kind: Extract<Kind, { kind: 'object' }>; label: string }) {
  const { path, value, onChange } = place;
  return (
    <Group label={label} path={path}>
      {kind.properties.map(([name, child]) => (
        <SchemaField
          key={name}
          {...place}
          schema={child}
          path={`${path}/${name}`}
          value={memberOf(value, name)}
          beside={value}
          onChange={(member) => onChange(withMember(value, name, member, kind.mayLack(name)))}
        />
      ))}
    </Group>
  );
}

function ListField({ items, label, ...place }: Place & { items: Schema; label: string }) {
  const texts = useTexts();
  const entries: readonly unknown[] = Array.isArray(place.value) ? place.value : [];
  return (
    <Group label={label} path={`${place.path}/`}>
      {entries
        .map((entry, k) => ({ entry, k, path: `${place.path}/${k}` }))
        .map(({ entry, k, path }) => (
          // Entries have no other key than their place.
          <Stack key={path} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
            <Box sx={{ flex: 1 }}>
              <SchemaField
                {...place}
                schema={items}
                path={path}
                value={entry}
                onChange={(changed) => place.onChange(entries.with(k, changed))}
              />
            </Box>
            <Button size="small" onClick={() => place.onChange(entries.toSpliced(k, 1))}>
              {texts.removeEntry(k + 1)}
            </Button>
          </Stack>
        ))}
      <Button
        size="small"
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => {
          const at = { fields: place.fields, path: `${place.path}/${entries.length}`, now: Date.now() };
          place.onChange([...entries, beginningOf(items, at)]);
        }}
      >
        {texts.addEntry}
      </Button>
    </Group>
  );
}
