import * as endpoints from '@kaadu/contracts/today';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { readToday } from './read-today';
import { countWaitingChats } from './today-repository';

/** Routes for the start page of staff and the badge of waiting chats. */
export function todayRoutes({ database: { db }, now }: Services): Route[] {
  return [
    route(endpoints.getToday, ({ user }) => readToday(db, user.role, now())),
    route(endpoints.countWaitingChats, async () => ({ chats: await countWaitingChats(db) })),
  ];
}
