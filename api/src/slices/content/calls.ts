import { PICTURES_MAX, picturePath } from '@skins/engine/content';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { SENT_BYTES_MAX } from './contract.ts';
import type { Desks } from './desks.ts';
import { helpTextsIn } from './help-texts.ts';
import { orderPicture, picturesOf } from './pictures.ts';
import { reencoded } from './reencode.ts';

export const calls = ({ game, desks: { content, operators } }: Shop<Desks>) =>
  ({
    helpTexts: ({ language }) => helpTextsIn(game, language),

    addPicture: async ({ operator, token, body, caller }) => {
      const fault = await operators.reauthentication.fault({ operator, token, body, caller });
      if (fault !== undefined) return fault;
      const sent = Buffer.from(body.picture, 'base64');
      if (sent.length > SENT_BYTES_MAX) return new CallRefused('picture-too-large');
      const encoded = await reencoded(sent);
      if (typeof encoded === 'string') return new CallRefused(encoded);
      if ((await picturesOf(game)).size >= PICTURES_MAX) return new CallRefused('pictures-full');
      await content.files.keep(encoded);
      const { hash, width, height, bytes } = encoded;
      const added = await orderPicture(game, operator.operatorId, {
        hash,
        use: body.use,
        width,
        height,
        bytes: bytes.length,
      });
      if (added.kind === 'done') return { hash, image: picturePath(hash) };
      return new CallRefused(added.rejection.code);
    },
  }) satisfies Handlers<typeof contract>;
