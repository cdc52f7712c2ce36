import { countWebVitals } from '@kaadu/contracts/web-vitals';
import { AppError } from '../../../platform/errors/app-error';
import { runOnce } from '../../../platform/idempotency/idempotency-keys';
import { type Route, route } from '../../../platform/http/route';
import { hashToken, sameHash } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { bearerToken } from '../../../platform/sessions/require-user';
import { addCounts } from './repository';

/** Accepts counts from shells. Without a configured report token, all are rejected. */
export function webVitalRoutes({ database: { db }, now, reportToken }: Services): Route[] {
  const mayReport = (token: string | undefined) =>
    token !== undefined && reportToken !== undefined && sameHash(hashToken(token), hashToken(reportToken));
  return [
    route(countWebVitals, async ({ body: { counts }, idempotencyKey, raw }) => {
      if (!mayReport(bearerToken(raw))) {
        throw new AppError('forbidden', 'This is for shells with the site’s report token (REPORT_TOKEN).');
      }
      const keyed = { scope: 'countWebVitals', key: idempotencyKey, payload: counts, now: now() };
      return runOnce(db, keyed, countWebVitals.data, {
        run: async (tx) => {
          await addCounts(tx, counts);
          return null;
        },
      });
    }),
  ];
}
