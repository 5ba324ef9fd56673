// Texts, banners and pictures that operators publish beside the project's own.
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { addPicture } from './add-picture.ts';
import { audit } from './audit.ts';
import { BANNERS, LINK_HOSTS } from './banners.ts';
import { events } from './events.ts';
import { HELP_TEXTS } from './help-texts.ts';
import { pictures } from './state.ts';

export { BANNERS, type Banner, LINK_HOSTS } from './banners.ts';
export {
  HELP_TEXTS,
  HELP_TOPICS,
  type HelpPage,
  type HelpTopic,
  TEXT_LANGUAGES,
  type TextLanguage,
} from './help-texts.ts';
export { PICTURE_BYTES_MAX, PICTURE_SIDE_MAX, PICTURE_USES, PictureAdded, PictureUse } from './events.ts';
export {
  PICTURES_STREAM,
  type Picture,
  type Pictures,
  hashInPath,
  pictureFile,
  picturePath,
} from './state.ts';
export { type AddPictureContext, PICTURES_MAX, addPicture } from './add-picture.ts';

export const content = defineSlice({
  name: 'content',
  events,
  player: { none: 'texts and pictures are everybody’s' },
  streams: { pictures: defineStream({ fold: pictures, id: /^shop$/ }) },
  commands: { 'add-picture': addPicture },
  measures: [],
  rules: [HELP_TEXTS, BANNERS, LINK_HOSTS],
  audit,
});
