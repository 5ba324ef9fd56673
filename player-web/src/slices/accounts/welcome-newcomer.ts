import { openModal } from '../../shell/app/modals';
import { serverNow } from '../../shell/net/clock';
import { queries } from '../../shell/net/queries';
import { preferences } from '../../shell/session/language';
import { toast } from '../../shell/ui/toast';
import { welfareQuery } from '../newcomers/queries';
import { isOffered } from '../newcomers/step';

/**
 * Opens the first day where the shop offers one; else the welcome.
 * @param congratulation the toast that comes with the first day; the welcome has its own
 */
export async function welcomeNewcomer(congratulation?: string): Promise<void> {
  const day = await queries.fetchQuery(welfareQuery(preferences.language)).catch(() => undefined);
  if (day === undefined || !isOffered(day, serverNow())) {
    openModal('newcomer');
    return;
  }
  if (congratulation !== undefined) toast.ok(congratulation);
  openModal('firstDay');
}
