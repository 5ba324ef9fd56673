import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startSpeaking } from '../../shell/i18n';
import { serverNow } from '../../shell/net/clock';
import { useLeft } from './use-left';

beforeAll(() => startSpeaking('ZH'));

it('has a space between the number and its unit in Chinese, as all texts have', () => {
  const { result } = renderHook(() => useLeft(serverNow() + 16.5 * 3_600_000));
  expect(result.current).toBe('16 小时');
});
