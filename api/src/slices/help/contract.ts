import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';

const Address = Type.Union([Type.String(), Type.Null()]);

export const helpContact = get('/api/main/contact', {
  summary: 'Where players reach customer service, and who runs the shop',
  data: Type.Object({
    service: { ...Address, description: 'mail or chat, in the caller’s language; null: none is set' },
    imprint: { ...Address, description: 'the page that names who runs the shop; null: none is set' },
    qqGroup: { ...Address, description: 'the QQ group, for Chinese alone; null: none is set' },
  }),
});
