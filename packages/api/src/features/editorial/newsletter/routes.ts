import * as endpoints from '@kaadu/contracts/newsletter';
import { safeHtml } from '../../../platform/http/responses/html';
import { sendPage } from '../../../platform/http/responses/html-page';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { exportSubscribers } from './export-subscribers';
import { endSubscription } from './repository';
import { subscribe } from './subscribe';

/** Routes to subscribe to the newsletter and to unsubscribe. */
export function newsletterRoutes(services: Services): Route[] {
  const { database, now, deliver } = services;
  return [
    route(endpoints.createSubscription, async ({ body, ip }) => {
      const outcome = await subscribe(services, body.email, ip);
      deliver();
      return outcome;
    }),
    route(endpoints.exportSubscribers, ({ body, ...actor }) =>
      exportSubscribers(services, actor, body.after),
    ),
    route(endpoints.confirmUnsubscribe, async ({ query, reply }) =>
      sendPage(
        reply,
        200,
        'Leave the newsletter?',
        safeHtml`<form method="post" action="/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}"><button>Unsubscribe</button></form>`,
      ),
    ),
    route(endpoints.unsubscribe, async ({ query, reply }) => {
      const known = await endSubscription(database.db, query.token, now());
      return known
        ? sendPage(reply, 200, 'You are unsubscribed', safeHtml`<p>You will get no more e-mails from us.</p>`)
        : sendPage(
            reply,
            404,
            'This link is not valid',
            safeHtml`<p>It may have been replaced by a newer one.</p>`,
          );
    }),
  ];
}
