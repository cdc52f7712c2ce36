import { createVerifiedUser } from '../../../packages/api/src/features/admin';
import type { Db } from '../../../packages/api/src/platform/database/database';
import { openSession } from '../../../packages/api/src/platform/sessions/sessions';
import { AdvisorEnd } from './advisor-end';
import type { World } from './chat-end';
import { VisitorEnd } from './visitor-end';

export interface CrowdOptions {
  /** Origins of the API's processes. */
  readonly origins: readonly string[];
  readonly world: World;
  readonly visitors: number;
  readonly advisors: number;
}

/**
 * Creates all ends of a run, not yet connected. Each has its own IP address, so that the rate limits are
 * those of production.
 */
export async function gatherCrowd(db: Db, { origins, world, visitors, advisors }: CrowdOptions) {
  const everyone: VisitorEnd[] = [];
  const originOf = (index: number) => origins[index % origins.length] ?? '';
  const openAdvisor = async (desk: number) => {
    const phone = String(9_800_000_000 + desk);
    const user = { first_name: 'Advisor', last_name: String(desk), email: `advisor${desk}@example.com` };
    const primaryKey = await db.transaction((tx) =>
      createVerifiedUser(tx, { ...user, phone, country_code: '+91', role: 'sales' }),
    );
    const { accessToken, cookie } = await openSession(db, primaryKey, new Date());
    return new AdvisorEnd({
      world,
      // On a different process from its first visitor, if there are several.
      origin: originOf(desk + 1),
      address: `10.1.0.${desk + 1}`,
      cookie: `kaadu_session=${cookie}`,
      token: accessToken,
      visitorOf: (index) => (index % advisors === desk ? everyone[index] : undefined),
    });
  };
  const desks = await Promise.all(Array.from({ length: advisors }, (_, desk) => openAdvisor(desk)));
  for (let index = 0; index < visitors; index += 1) {
    const advisor = desks[index % advisors];
    if (!advisor) throw new Error('There is no advisor');
    everyone.push(
      new VisitorEnd({
        world,
        index,
        advisor,
        origin: originOf(index),
        address: `10.2.${index >> 8}.${index & 255}`,
        cookie: '',
        token: null,
      }),
    );
  }
  return { visitors: everyone, advisors: desks };
}
export type Crowd = Awaited<ReturnType<typeof gatherCrowd>>;
