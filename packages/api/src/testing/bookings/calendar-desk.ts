import type { CalendarChange, CalendarWindow } from '@kaadu/contracts/calendar';
import { browserOf } from './booking-api';
import { newPerson, signInStaff } from '../people';
import type { TestApi } from '../test-api';

/** Opens the calendar of an operator, who reads windows and sends the displayed values with each change. */
export async function openDesk(api: TestApi) {
  const { primaryKey, headers } = await signInStaff(api, 'operator', newPerson());
  const browser = browserOf(api, headers);

  const read = async (from: string, days = 28, more = '') =>
    (await browser.call<CalendarWindow>('GET', `/admin/calendar?from=${from}&days=${days}${more}`)).data;
  const resourceIn = (window: CalendarWindow, resourcePk: number) => {
    const found = window.resources.find(({ primary_key }) => primary_key === resourcePk);
    if (!found) throw new Error(`Resource ${resourcePk} is not in the window`);
    return found;
  };
  const post = async (path: string, body: object) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/admin/calendar/${path}`,
      payload: body,
      headers,
    });
    const {
      data,
      message = '',
      errors = {},
    } = response.json<{
      data: CalendarChange & { primary_key: number };
      message?: string;
      errors?: Record<string, string[]>;
    }>();
    return { status: response.statusCode, data, message, errors };
  };
  return {
    primaryKey,
    headers,
    browser,
    read,
    resourceIn,
    post,
    /** Returns the capacities of a resource, day by day. */
    capacities: async (resourcePk: number, from: string, days: number) =>
      resourceIn(await read(from, days), resourcePk).rows[0]?.capacity ?? [],
    /** Sets the capacity, based on the current window. */
    async setCapacity(resourcePk: number, from: string, days: number, capacity: number | null) {
      const window = await read(from, days);
      const rows = resourceIn(window, resourcePk).rows.map(({ slot, capacity: shown }) => ({
        resource_pk: resourcePk,
        slot,
        shown,
      }));
      return post('capacity', { from, to: lastDay(from, days), rows, capacity });
    },
    /** Closes days, based on the current window; opens them if the reason is null. */
    async close(resourcePk: number, from: string, days: number, reason: string | null = 'Road works') {
      const shown = resourceIn(await read(from, days), resourcePk).blackouts.map(
        ({ primary_key }) => primary_key,
      );
      const body = { from, to: lastDay(from, days), resources: [{ resource_pk: resourcePk, shown }] };
      return reason === null ? post('open', body) : post('close', { ...body, reason });
    },
    undo: (changePk: number) => post('undo', { change_pk: changePk }),
  };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Returns the last of a number of days. */
export const lastDay = (from: string, days: number) =>
  new Date(Date.parse(from) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
