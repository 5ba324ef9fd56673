import { InvitePopup } from './InvitePopup';
import { SeenWatch } from './SeenWatch';

/** What battles bring to every page. */
export function BattleExtras() {
  return (
    <>
      <InvitePopup />
      <SeenWatch />
    </>
  );
}
