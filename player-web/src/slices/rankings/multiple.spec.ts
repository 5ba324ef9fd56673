import { beforeAll, expect, it } from 'vitest';
import { languages, speak, startSpeaking } from '../../shell/i18n';
import { multipleOf } from './multiple';

beforeAll(() => startSpeaking('EN'));

it('writes a multiple with two decimals, as each language writes numbers', async () => {
  const said: string[] = [];
  for (const language of languages) {
    await speak(language);
    said.push([1.5, 1.9567, 12].map(multipleOf).join(' '));
  }
  expect(said).toEqual(['1.50 1.96 12.00', '1.50 1.96 12.00', '1,50 1,96 12,00', '1,50 1,96 12,00']);
});
