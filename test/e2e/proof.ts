import type { Locator, Page } from 'playwright-core';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';

/** An operator's password and second factor. */
interface Shown {
  readonly password: string;
  readonly totpSecret: string;
}

/** The dialog that asks for a proof. */
export const proofDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Is it still you?' });

/**
 * Answers the dialog with password and code.
 * @param late milliseconds that the code lies ahead: the code of the login is used up
 */
export async function prove(page: Page, { password, totpSecret }: Shown, late: number): Promise<void> {
  const dialog = proofDialog(page);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByLabel('Code').fill(totpCode(totpSecret, Date.now() + late));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
}
