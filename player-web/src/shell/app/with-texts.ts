import { type Loads, loadAllTexts } from '../i18n';

/** Loads code, and after it the texts that it speaks: what then shows says words from the start. */
export const withTexts =
  <Value>(load: Loads<Value>, meanwhile: () => Promise<void> = async () => {}): Loads<Value> =>
  async () => {
    const [value] = await Promise.all([load(), meanwhile()]);
    await loadAllTexts();
    return value;
  };
