import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSpeaking } from '../i18n';
import { copyText } from './copy-text';
import { toast } from './toast';

const ok = vi.spyOn(toast, 'ok').mockImplementation(() => undefined);
const error = vi.spyOn(toast, 'error').mockImplementation(() => undefined);

beforeEach(() => startSpeaking('EN'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('confirms that a text was copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });

  await copyText('c433f6');

  expect(writeText).toHaveBeenCalledExactlyOnceWith('c433f6');
  expect(ok).toHaveBeenCalledExactlyOnceWith('Copied');
});

it('reports that the page may not use the clipboard', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });

  await copyText('c433f6');

  expect(ok).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\w/));
});
