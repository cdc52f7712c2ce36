import type { Subscribers } from '@kaadu/contracts/newsletter';
import type * as z from 'zod/mini';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import type { Services } from '../../../platform/services/services';
import { listSubscribers } from './repository';

const pageSize = 5_000;

/** Exports the addresses of newsletter subscribers, and records their number in the audit log. */
export function exportSubscribers(
  services: Services,
  actor: Actor,
  after = 0,
): Promise<z.infer<typeof Subscribers>> {
  return makeChanges(services, actor, async ({ tx, audit }) => {
    const rows = await listSubscribers(tx, after, pageSize);
    await audit({ action: 'exportNewsletter', subject: 'newsletter', detail: { addresses: rows.length } });
    return {
      subscribers: rows.map(({ email, createdAt }) => ({ email, subscribed_at: createdAt.toISOString() })),
      next: rows.length === pageSize ? (rows.at(-1)?.primaryKey ?? null) : null,
    };
  });
}
