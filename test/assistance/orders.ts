import { assistStream, type GiveAssist, giveAssist } from '@skins/engine/assistance';
import { SYSTEM } from '@skins/engine/kernel';
import { order } from '../kit/order.ts';

/** Returns a device hash that repeats one digit. */
export const deviceOf = (digit: string): string => digit.repeat(64);

interface Helping extends Omit<GiveAssist, 'device'> {
  readonly device?: string | null;
  readonly asked?: boolean;
  readonly sameDevice?: boolean;
}

/** A player helps another into a room. @param roomId the part of its stream's name after `roll-` */
export const helping = (
  roomId: string,
  { helper, helped, device = null, asked = true, sameDevice = false }: Helping,
) =>
  order({
    command: giveAssist,
    stream: assistStream(roomId),
    actor: SYSTEM,
    input: { helper, helped, device },
    context: (given) => ({ ...given, asked, sameDevice }),
  });
