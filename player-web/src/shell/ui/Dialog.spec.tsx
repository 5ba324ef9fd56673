import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startSpeaking } from '../i18n';
import { Dialog } from './Dialog';
import { useDialog } from './dialog-control';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

function Page() {
  const { show, ...control } = useDialog();
  return (
    <>
      <button onClick={show}>before</button>
      <button onClick={show}>open</button>
      <Dialog control={control} title="Title">
        <button>inside</button>
      </Dialog>
    </>
  );
}

it('returns focus to the opener once a dialog is closed', async () => {
  render(<Page />);
  const opener = screen.getByText('open');
  opener.focus();
  fireEvent.click(opener);
  const inside = await screen.findByText('inside');
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  inside.focus();
  fireEvent.keyDown(inside, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
