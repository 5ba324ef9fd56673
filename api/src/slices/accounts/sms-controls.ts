import { ControlProblem, type Controls } from '../../foundation/control/index.ts';
import type { LocalSms } from './local-sms.ts';

/** Machine commands that read the local provider's stored codes. */
export const smsControls = (local: LocalSms | undefined): Controls => ({
  'sms-outbox': async () => {
    if (local === undefined)
      throw new ControlProblem('no server with the local provider runs here: start one with SKINS_SMS=local');
    return { messages: [...local.messages()] };
  },
});
