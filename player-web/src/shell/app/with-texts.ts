import { type Loads, loadAllTexts } from '../i18n';

/** Loads code and then its texts, so that no text is missing when it first shows. */
export const withTexts =
  <Value>(load: Loads<Value>, meanwhile: () => Promise<void> = async () => {}): Loads<Value> =>
  async () => {
    const [value] = await Promise.all([load(), meanwhile()]);
    await loadAllTexts();
    return value;
  };
