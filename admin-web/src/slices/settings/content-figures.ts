import type { Line } from '@skins/api/settings/shapes';
import { type Fields, fieldAt, fieldFor, isNumbered, plainName, unitOf } from './schema';

/** One figure of a setting's content. */
interface Figure {
  /** such as /rtp/min or /steps/0/price */
  readonly path: string;
  /** in the operator's language, with its index in a list */
  readonly name: string;
  readonly value: Line['before'];
  readonly unit: Line['unit'];
  /** differs from the previous version */
  readonly changed: boolean;
}

/** Returns all figures of a content, in its order. @param before the previous version */
export function figuresOf(content: unknown, fields: Fields, before: unknown): readonly Figure[] {
  const former = new Map(leavesOf(before, '').map(([path, value]) => [path, value]));
  return leavesOf(content, '').map(([path, value, beside]) => {
    const field = fieldAt(fields, path);
    const unit = unitOf(field, beside) ?? (typeof value === 'boolean' ? 'switch' : 'text');
    const known = fieldFor(fields, path);
    const places = known !== undefined && isNumbered(known) ? placesIn(path).slice(1) : placesIn(path);
    return {
      path,
      name: [field?.name ?? plainName(path), ...places].join(' '),
      value: field?.choices?.[String(value)] ?? shown(value, unit),
      unit,
      changed: before !== undefined && former.get(path) !== value,
    };
  });
}

/** Amounts and shares are stored as whole numbers of 1/10,000. */
const shown = (value: Line['before'], unit: Line['unit']): Line['before'] =>
  typeof value === 'number' && (unit === 'gems' || unit === 'share') ? value / KEPT_IN : value;
const KEPT_IN = 10_000;

type Leaf = readonly [path: string, value: Line['before'], beside: unknown];

function leavesOf(content: unknown, path: string, beside?: unknown): readonly Leaf[] {
  if (typeof content === 'string' || typeof content === 'number' || typeof content === 'boolean')
    return [[path, content, beside]];
  if (content === undefined) return [];
  if (content === null) return [[path, null, beside]];
  const inside = Object.entries(content).flatMap(([name, child]: [string, unknown]) =>
    leavesOf(child, `${path}/${name}`, content),
  );
  return inside.length === 0 && path !== '' ? [[path, null, beside]] : inside;
}

/** Returns the list indices in a path, from 1: '#1'. */
const placesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\/(\d+)(?=\/|$)/g)].map(([, place]) => `#${Number(place) + 1}`);
