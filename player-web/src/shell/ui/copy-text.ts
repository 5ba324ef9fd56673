import { i18n } from '../i18n';
import { toast } from './toast';

/** Copies a text to the clipboard, and reports success or failure. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.ok(i18n.t('ui.copied'));
  } catch {
    toast.error(i18n.t('ui.copyFailed'));
  }
}
