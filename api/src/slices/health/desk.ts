import { join } from 'node:path';
import type { Desk } from '../../shop/desk.ts';
import type { Desks, HealthDesk } from './desks.ts';
import { Alerts } from './alerts.ts';
import { lookingAt } from './look.ts';
import { watchHealth } from './watch.ts';
import { webhookOf } from './webhook-settings.ts';

export const desk: Desk<Pick<Desks, 'content'>, Pick<HealthDesk, 'nodes'>, Pick<HealthDesk, 'flows'>> = {
  needs: { content: true },
  checkSettings: webhookOf,
  open: ({ mode, environment, files, clock, logger, nodes }, { content }) => ({
    desk: { nodes },
    onLists: ({ flows }) => ({ flows }),
    routes(app, tools) {
      // A drill raises no alarms: nobody plays there.
      if (mode === 'drill') return;
      const webhook = webhookOf(environment);
      const alerts = new Alerts({ webhook, logger, clock, file: join(files.folder, 'alerts.json') });
      app.addHook('onClose', watchHealth(lookingAt({ ...tools, pictures: content.files }), alerts, logger));
    },
  }),
};
