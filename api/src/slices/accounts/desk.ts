import type { Desk } from '../../shop/desk.ts';
import { eventsNoted } from '../../foundation/mark/accounts-memory.ts';
import { Entrance } from '../../foundation/guards/index.ts';
import { captchaUsed } from './captcha.ts';
import { sweepClaims } from './claim-sweep.ts';
import type { CodeDesk } from './code-desk.ts';
import { login } from './contract.ts';
import { endSessions } from './end-sessions.ts';
import type { LocalSms } from './local-sms.ts';
import { openCodes } from './open-codes.ts';
import { outboxPage } from './outbox-page.ts';
import { PasswordPool } from './password-pool.ts';
import { type People, peopleIn, personTables } from './people.ts';
import { PhoneChanges } from './phone-change.ts';
import type { MarkKind } from './player-marks.ts';
import { Registrar } from './registration.ts';
import { Sessions, session } from './sessions.ts';
import { smsCode } from './sms-codes.ts';
import { smsControls } from './sms-controls.ts';
import { smsSent } from './sms-limits.ts';
import { smsSettingsOf } from './sms-settings.ts';

export interface AccountsDesk extends People {
  readonly sessions: Sessions;
  readonly passwords: PasswordPool;
  readonly registrar: Registrar;
  readonly phones: PhoneChanges;
  /** Notes a player's device, address or payer, by which players with the same one are found. */
  readonly marked: (kind: MarkKind, playerId: string, value: string) => Promise<void>;
  /** codes by SMS */
  readonly codes: CodeDesk;
  /** the local provider of messages, where that is on */
  readonly outbox: LocalSms | undefined;
  /** checks players' passwords */
  readonly entrance: Entrance;
}

export const desk: Desk<object, AccountsDesk> = {
  needs: {},
  checkSettings: smsSettingsOf,
  tables: [session, captchaUsed, smsCode, smsSent, ...personTables],
  async open({ mode, environment, logger, secret, game, clock, accounts, guesses, devices, ...foundation }) {
    const { closing, putBack, tables } = foundation;
    const sessions = new Sessions(tables, clock);
    const passwords = new PasswordPool();
    closing.defer(() => passwords.close());
    const people = peopleIn({ tables, secret, logHas: eventsNoted(accounts) });
    const { personal } = people;
    await personal.indexAll();
    const registrar = new Registrar(game, personal, passwords);
    const phones = new PhoneChanges(game, personal, foundation.entries);
    // Nothing is sent out of a drill.
    const settings = mode === 'drill' ? { kind: 'off' as const } : smsSettingsOf(environment);
    const codes = await openCodes({ tables, secret, clock, logger, settings }, closing);
    if (putBack !== undefined) await endSessions({ accounts, sessions, logger }, putBack);
    const entrance = new Entrance(guesses, devices, login.path);
    return {
      desk: {
        sessions,
        passwords,
        ...people,
        registrar,
        phones,
        entrance,
        marked: (kind, playerId, value) => personal.marks.note(kind, playerId, value, clock()),
        codes: codes.desk,
        outbox: codes.local,
      },
      controls: smsControls(codes.local),
      onLists({ readModels }) {
        if (mode === 'drill') return {};
        const onTrouble = (error: unknown) =>
          logger.error({ err: error }, 'a claimed login cannot be settled');
        closing.defer(sweepClaims({ registrar, phones, readModels, clock, onTrouble }));
        return {};
      },
      routes: (app) => outboxPage(app, codes.local),
    };
  },
};
