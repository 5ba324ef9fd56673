import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as slices from './';
import type { AnySlice, None, Screen } from '../shell/socket/slice';

const all: readonly AnySlice[] = Object.values(slices);
const resources = all.flatMap(({ screens }) => Object.entries(screens));
const shown = resources.flatMap(([resource, screen]) => ('none' in screen ? [] : [{ resource, screen }]));
const panels = all.flatMap(({ name, panels }) => panels.map((panel) => ({ name, ...panel })));

/** Returns the values that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, k) => values.indexOf(value) !== k);

describe('the list of slices', () => {
  it('has each slice under its own name', () => {
    expect(all.map(({ name }) => name)).toEqual(Object.keys(slices));
  });

  it('has no duplicate resource', () => {
    expect(repeated(resources.map(([resource]) => resource))).toEqual([]);
  });

  it('has distinct names for resources in either language', () => {
    const names = shown.map(({ screen }) => screen.names);
    expect(repeated(names.map(({ zh }) => zh))).toEqual([]);
    expect(repeated(names.map(({ en }) => en))).toEqual([]);
  });

  it('has one first page', () => {
    expect(shown.filter(({ screen }) => 'dashboard' in screen)).toHaveLength(1);
  });

  it('is read without loading the modules that it refers to', () => {
    const indexes = import.meta.glob<string>('./*/index.ts', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const read = Object.keys(slices).map((name) => indexes[`./${name}/index.ts`] ?? '');
    const imports = read.flatMap((text) => [...text.matchAll(/^import .* from '(.*)';$/gm)]);
    expect(imports.length).toBeGreaterThan(all.length);
    expect(
      imports.flatMap(([line, from = '']) =>
        line.startsWith('import type ') || from.endsWith('/slots') ? [] : [line],
      ),
    ).toEqual([]);
  });

  it('gives a reason for each resource without a screen', () => {
    for (const [resource, screen] of resources)
      if ('none' in screen) expect(screen.none, resource).not.toBe('');
  });
});

/** Loads every component of a screen. */
async function componentsOf(screen: Exclude<Screen, None>): Promise<unknown[]> {
  if ('dashboard' in screen) return [(await screen.dashboard()).Dashboard];
  const { list, show, create, edit } = screen;
  const writing = [create && (await create()).Create, edit && (await edit()).Edit];
  return [(await list()).List, (await show()).Show, ...writing.filter((one) => one !== undefined)];
}

// The first load brings all of react-admin, which takes a while.
describe('the modules of slices', { timeout: 120_000 }, () => {
  it.each(shown)('load the screens of $resource', async ({ screen }) => {
    for (const component of await componentsOf(screen)) expect(component).toBeTypeOf('function');
  });

  it.each(shown)('load the icon of $resource', async ({ screen }) => {
    const { default: Icon } = await screen.icon();
    expect(renderToStaticMarkup(createElement(Icon))).toContain('<svg');
  });

  it.each(panels)('the panel $name of $slot.name', async ({ panel }) => {
    expect((await panel()).Panel).toBeTypeOf('function');
  });
});
