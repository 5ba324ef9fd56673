import { t } from 'i18next';
import { toast } from '../ui';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.ok(t('ui.copied'));
  } catch {
    toast.error(t('ui.copyFailed'));
  }
}
