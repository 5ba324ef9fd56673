import { Type } from 'typebox';
import { Check } from 'typebox/value';

/** Pictures come only from the shop's own paths: no third party may learn who the players are. */
export const Image = Type.String({
  pattern: '^(/[\\w~%-][\\w.~%-]*)+$',
  maxLength: 200,
  description: "an absolute path, as pictures come from the shop itself, of at most 200 characters: '/art/…'",
});

export const isImage = (path: string): boolean => Check(Image, path);
