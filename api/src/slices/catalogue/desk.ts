import type { Caller } from '../../foundation/http/caller.ts';
import type { Desk } from '../../shop/desk.ts';
import type { OperatorsDesk } from '../operators/desk.ts';
import type { SecurityDesk } from '../security/desk.ts';
import type { SettingsSliceDesk } from '../settings/desk.ts';
import { catalogueControls } from './controls.ts';
import { fillWhenEmpty } from './fill-when-empty.ts';
import { imageOrigin } from './shown.ts';

interface CatalogueDesk {
  /** returns the origin of pictures besides the shop itself */
  readonly imageOrigin: () => string | null;
}
interface Needs {
  readonly operators: OperatorsDesk;
  readonly security: SecurityDesk;
  readonly settings: SettingsSliceDesk;
}

/** The caller of commands on the machine, which stores no cookies. */
const MACHINE: Caller = {
  address: 'machine',
  requestId: '',
  kept: () => undefined,
  keep: () => undefined,
  wrote: () => undefined,
};

export const desk: Desk<Needs, CatalogueDesk> = {
  needs: { operators: true, security: true, settings: true },
  async open({ fills, game, logger }, { operators, security, settings }) {
    if (fills) await fillWhenEmpty(game, logger);
    return {
      desk: { imageOrigin: () => imageOrigin(game) },
      controls: catalogueControls(
        game,
        operators.desk,
        security.noteCommand,
        async (operator, body) =>
          (await operators.reauthentication.faultOfProof({ operator, body, caller: MACHINE }))?.code,
        (drafted) => settings.desk.keepCatalogue(drafted),
      ),
    };
  },
};
