import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useBegun } from './use-begun';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const Probe = ({ value }: { value: string }) => (useBegun(value) ? 'begun' : 'untouched');

it('begins with the first change, and stays so when the change is taken back', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const shown = (value: string) => {
    act(() => root.render(<Probe value={value} />));
    return place.textContent;
  };
  expect([shown(''), shown(''), shown('a'), shown('')]).toEqual(['untouched', 'untouched', 'begun', 'begun']);
  act(() => root.unmount());
});
