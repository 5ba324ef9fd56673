import { type Box, type BoxVersion, type Catalogue } from '@skins/engine/catalogue';
import { type MoonRun, moonRun } from '@skins/engine/fairness';
import { MOON_BOX, type ChoosePhaseContext, moonVersions } from '@skins/engine/moonbox';
import type { Game } from '../../foundation/game/index.ts';

/** Returns what the moon box opens by at a time, milliseconds since 1970. */
export const moonContext = (
  game: Pick<Game, 'rulesAt' | 'catalogueAt'>,
  time: number,
): ChoosePhaseContext => {
  const { unshelved } = game.catalogueAt(time);
  return {
    time,
    terms: game.rulesAt(MOON_BOX, time),
    versionOf: (boxId) => unshelved.get(boxId)?.current,
  };
};

/** A phase with the box that stands for it. */
export interface MoonPhase {
  readonly phase: number;
  readonly box: Box;
  readonly version: BoxVersion;
}

/** The moon box as it is published. */
export interface MoonNow {
  readonly context: ChoosePhaseContext;
  /** the new moon first; empty while it is closed */
  readonly phases: readonly MoonPhase[];
  readonly run: MoonRun | undefined;
}

/** Returns the moon box now. @param catalogue with the addresses of pictures */
export function moonNow(
  game: Pick<Game, 'rulesAt' | 'catalogueAt' | 'clock'>,
  catalogue: Catalogue,
): MoonNow {
  const context = moonContext(game, game.clock());
  const versions = moonVersions(context) ?? [];
  const phases = versions.flatMap((version, phase) => {
    const box = catalogue.unshelved.get(version.odds.boxId);
    return box === undefined ? [] : [{ phase, box, version }];
  });
  return {
    context,
    phases,
    run: moonRun(
      versions.map(({ odds }) => odds),
      context.terms.content.top,
    ),
  };
}
