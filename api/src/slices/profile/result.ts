import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import type { Static } from 'typebox';
import type { Language } from '../../foundation/http/language.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import type { LiveResult } from './contract.ts';
import type { Result } from './plays.ts';

/** Returns a play that has landed as others see it. An upgrade that failed shows what it aimed at. */
export const resultShown = (
  catalogue: Catalogue,
  { kind, position, time, skin, staked, returned }: Result,
  language: Language,
): Static<typeof LiveResult> => ({
  ...faceIn(catalogue, skin, language),
  position,
  kind,
  won: kind === 'box' || returned > 0,
  staked: toGems(staked),
  price: toGems(returned),
  createTime: time,
});
