import type { Subscribers } from '@kaadu/contracts/newsletter';
import type * as z from 'zod/mini';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import type { Services } from '../../../platform/services/services';
import { listSubscribers } from './repository';

const perAnswer = 5_000;

/** Addresses that get the newsletter. That they left the site, and how many, is noted in the audit log. */
export function exportSubscribers(
  services: Services,
  actor: Actor,
  after = 0,
): Promise<z.infer<typeof Subscribers>> {
  return makeChanges(services, actor, async ({ tx, audit }) => {
    const rows = await listSubscribers(tx, after, perAnswer);
    await audit({ action: 'exportNewsletter', subject: 'newsletter', detail: { addresses: rows.length } });
    return {
      subscribers: rows.map(({ email, createdAt }) => ({ email, subscribed_at: createdAt.toISOString() })),
      next: rows.length === perAnswer ? (rows.at(-1)?.primaryKey ?? null) : null,
    };
  });
}
