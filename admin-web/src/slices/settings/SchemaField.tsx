import {
  Box,
  Button,
  FormControlLabel,
  InputAdornment,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { TimeField } from '../../shell/ui/TimeField';
import { keptOf, typedOf } from './amounts';
import {
  type Fields,
  type Schema,
  beginningOf,
  fieldAt,
  kindOf,
  plainName,
  unitOf,
  withMember,
} from './schema';
import { useTexts } from './texts';

/** A place of a content that is being written. */
interface Place {
  readonly schema: Schema;
  readonly fields: Fields;
  /** what is wrong, by place */
  readonly faults: ReadonlyMap<string, string>;
  readonly path: string;
  readonly value: unknown;
  /** what holds it, where something does */
  readonly beside?: unknown;
  readonly onChange: (value: unknown) => void;
}

/** An input for what a JSON schema asks for: figures in the units that people use, choices, switches, parts and lists. */
export function SchemaField(place: Place) {
  const { schema, fields, path, faults, value, onChange } = place;
  const texts = useTexts();
  const kind = kindOf(schema);
  const field = fieldAt(fields, path);
  const label = field?.name ?? plainName(path);
  const fault = faults.get(path);
  switch (kind.kind) {
    case 'object':
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
    case 'list':
      return <ListField {...place} items={kind.items} label={label} />;
    case 'maybe':
      return (
        <Stack spacing={1}>
          <FormControlLabel
            control={
              <Switch
                checked={value !== null && value !== undefined}
                onChange={(_event, on) => onChange(on ? beginningOf(kind.inner) : null)}
              />
            }
            label={label}
          />
          {value !== null && value !== undefined && <SchemaField {...place} schema={kind.inner} />}
        </Stack>
      );
    case 'switch':
      return (
        <FormControlLabel
          control={<Switch checked={value === true} onChange={(_event, on) => onChange(on)} />}
          label={label}
        />
      );
    case 'choice':
      return (
        <TextField
          select
          label={label}
          value={kind.values.includes(value) ? String(value) : ''}
          error={fault !== undefined}
          helperText={fault}
          onChange={({ target }) => onChange(kind.values.find((choice) => String(choice) === target.value))}
        >
          {kind.values.map(String).map((choice) => (
            <MenuItem key={choice} value={choice}>
              {field?.choices?.[choice] ?? choice}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'number':
      return isTime(place) ? (
        <TimeField
          label={label}
          value={typeof value === 'number' ? value : null}
          error={fault !== undefined}
          helperText={fault}
          onChange={(time) => onChange(time ?? '')}
        />
      ) : (
        <NumberField {...place} label={label} fault={fault} />
      );
    case 'text':
      return (
        <TextField
          label={label}
          multiline={isLong(schema)}
          minRows={isLong(schema) ? 4 : undefined}
          value={typeof value === 'string' ? value : ''}
          error={fault !== undefined}
          helperText={fault}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'json':
    default:
      return <JsonField value={value} label={`${label} (${texts.json})`} fault={fault} onChange={onChange} />;
  }
}

/** Texts that may be longer than this are written on several lines. */
const LINE_MAX = 200;
const isLong = ({ maxLength = 0 }: Schema): boolean => maxLength > LINE_MAX;

/** An emptied time is kept as '', and the check says so. */
const isTime = ({ fields, path, beside }: Place): boolean => unitOf(fieldAt(fields, path), beside) === 'time';

const memberOf = (value: unknown, name: string): unknown => Object(value)[name];

/** The parts of something; the whole content needs no frame of its own. */
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

interface Typed {
  readonly label: string;
  readonly fault: string | undefined;
}

/** Keeps what is typed, so that no figure jumps while it is being written. */
function NumberField({ fields, path, value, beside, onChange, label, fault }: Place & Typed) {
  const texts = useTexts();
  const unit = unitOf(fieldAt(fields, path), beside) ?? 'count';
  const [typed, setTyped] = useState(() => typedOf(value, unit));
  const shown = keptOf(typed, unit) === value ? typed : typedOf(value, unit);
  const end =
    unit === 'share' || unit === 'chance'
      ? texts.unitOf.percent
      : unit === 'ms'
        ? texts.unitOf.minutes
        : unit === 'gems'
          ? texts.unitOf.gems
          : undefined;
  return (
    <TextField
      label={label}
      value={shown}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: end && <InputAdornment position="end">{end}</InputAdornment> },
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(keptOf(target.value, unit));
      }}
    />
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
          // Entries have no name but their place.
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
        onClick={() => place.onChange([...entries, beginningOf(items)])}
      >
        {texts.addEntry}
      </Button>
    </Group>
  );
}

/** What no input is made for is written as JSON. */
function JsonField({ value, onChange, label, fault }: Typed & Pick<Place, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState(() => JSON.stringify(value, undefined, 2));
  return (
    <TextField
      label={label}
      value={typed}
      multiline
      minRows={3}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parsed(target.value));
      }}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
