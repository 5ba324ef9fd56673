import { playerOf } from '@skins/engine/accounts';
import { ItemsGranted } from '@skins/engine/bag';
import { EXTRA_DROPS } from '@skins/engine/drops';
import type { Static } from 'typebox';
import { REEL_MS } from '../boxes/landed-opens.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { type LiveTools, liveSource } from '../../foundation/live/source.ts';
import type { PropsDropMessage } from '../live/contract.ts';
import { givenIn, rewardOf } from './presenters.ts';

/** Type 4 of the drop channel: an open brought extra drops. */
const PROPS_DROP = 4;

type Told = Omit<Static<typeof PropsDropMessage>, 'position'>;

/** Tells players of their extra drops, once the reel has come to rest: all of one press at once. */
export const live = ({ game }: LiveTools) => [
  liveSource(ItemsGranted, {
    channel: 'drop',
    landsMs: REEL_MS,
    listed: undefined,
    tell: ({ extra }, { stream, time }) => {
      const owner = playerOf(stream);
      if (owner === undefined || extra === undefined) return undefined;
      const given = givenIn(extra, game.rulesAt(EXTRA_DROPS, time).content);
      return {
        owner,
        audience: 'owner',
        rare: false,
        body: (language): Told => ({
          msgType: PROPS_DROP,
          boxSkinsList: given.map((one) => rewardOf(shownCatalogue(game), one, language)),
        }),
      };
    },
  }),
];
