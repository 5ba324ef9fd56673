import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSpeaking } from '../i18n';
import { Countdown } from './Countdown';
import { Counted } from './Counted';
import { Empty } from './Empty';
import { Pager } from './Pager';
import { SeedField } from './SeedField';
import { Ticket } from './Ticket';
import { splitName } from './rarity';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

describe('Pager', () => {
  it('shows both ends and the neighbours, and does not go beyond the ends', () => {
    const onChange = vi.fn();
    render(<Pager label="Bag" current={9} total={54} size={6} onChange={onChange} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      '1',
      '8',
      '9',
      '',
    ]);
    const next = screen.getByRole('button', { name: 'Next page' });
    expect(next.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Page 8' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(8);
  });
});

describe('Empty', () => {
  it('has a picture and leads to the boxes', () => {
    const { container } = render(<Empty text="No boxes opened" icon="bag" />);
    expect(screen.getByText('No boxes opened')).toBeTruthy();
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Go to the boxes' })).toBeTruthy();
  });

  it('takes the filters back where they found nothing', () => {
    const onClear = vi.fn();
    render(<Empty onClear={onClear} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Go to the boxes' })).toBeNull();
  });
});

describe('Countdown', () => {
  it.each([
    [1, '1day'],
    [2, '2days'],
  ])('says %i in its plural form', (days, text) => {
    vi.spyOn(Date, 'now').mockReturnValue(0);
    render(<Countdown until={days * 86_400_000} label="Closes" />);
    expect(screen.getByRole('timer', { name: 'Closes' }).textContent.startsWith(text)).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('SeedField', () => {
  it('hides two digits and copies the whole value', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const hash = '0123456789abcdef'.repeat(4);
    const { container } = render(<SeedField label="Hash" value={hash} masked />);
    const shown = container.querySelector('code')?.textContent ?? '';
    expect([shown.length, shown.slice(30, 34)]).toEqual([64, 'e**1']);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(hash));
  });
});

describe('Ticket', () => {
  it('shows the odds in three forms', () => {
    const { container } = render(<Ticket tickets={1024} />);
    expect(container.textContent).toBe('0.0061%≈ 1 / 16,3841,024 / 16,777,216');
  });
});

describe('splitName', () => {
  it.each([
    ['AR-7 | 青花', { brand: 'AR-7', name: '青花' }],
    ['青花', { brand: '', name: '青花' }],
    ['A|B|C', { brand: 'A', name: 'B|C' }],
  ])('%s', (stuffName, parts) => {
    expect(splitName(stuffName)).toEqual(parts);
  });
});

describe('Counted', () => {
  it('marks figures that are made up for a demonstration, and no others', () => {
    render(<Counted demo>231</Counted>);
    expect(screen.getByText('Demo figures')).toBeTruthy();
    cleanup();
    render(<Counted demo={false}>231</Counted>);
    expect(screen.queryByText('Demo figures')).toBeNull();
  });
});
