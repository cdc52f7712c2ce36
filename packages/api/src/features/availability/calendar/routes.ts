import * as endpoints from '@kaadu/contracts/calendar';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { makeEdits, type MadeEdits, undoChange } from './edits/make-edits';
import { planCapacity, planClosing, planOpening } from './plan-days';
import { planDayRates, planSeason, planSeasonRemoval } from './plan-rates';
import { planOption, planResource } from './plan-setup';
import { listSaleStates, readExperienceSetup } from './read-setup';
import { readWindow } from './read-window';

const changeOf = ({ change_pk, summary }: MadeEdits) => ({ change_pk, summary });

/** Routes for days and rates, for operators. */
function dayRoutes(services: Services): Route[] {
  const { now } = services;
  const { db } = services.database;
  return [
    route(endpoints.getCalendarWindow, ({ query: { experience_pk: experiencePk, ...query } }) =>
      readWindow(db, { ...query, experiencePk }, now()),
    ),
    route(endpoints.setCapacity, async ({ body, ...actor }) =>
      changeOf(await makeEdits(services, actor, 'setCapacity', (tx) => planCapacity(tx, body, now()))),
    ),
    route(endpoints.closeDays, async ({ body, ...actor }) =>
      changeOf(await makeEdits(services, actor, 'closeDays', (tx) => planClosing(tx, body, now()))),
    ),
    route(endpoints.openDays, async ({ body, ...actor }) =>
      changeOf(await makeEdits(services, actor, 'openDays', (tx) => planOpening(tx, body, now()))),
    ),
    route(endpoints.saveSeason, async ({ body, ...actor }) =>
      changeOf(await makeEdits(services, actor, 'saveSeason', (tx) => planSeason(tx, body))),
    ),
    route(endpoints.removeSeason, async ({ body, ...actor }) =>
      changeOf(
        await makeEdits(services, actor, 'removeSeason', (tx) => planSeasonRemoval(tx, body.primary_key)),
      ),
    ),
    route(endpoints.setDayRates, async ({ body, ...actor }) =>
      changeOf(await makeEdits(services, actor, 'setDayRates', (tx) => planDayRates(tx, body, now()))),
    ),
    route(endpoints.undoCalendarChange, async ({ body, ...actor }) =>
      changeOf(await undoChange(services, actor, body.change_pk)),
    ),
  ];
}

/** Routes for the setup of resources and options. */
function setupRoutes(services: Services): Route[] {
  const { now } = services;
  const { db } = services.database;
  return [
    route(endpoints.listSaleStates, ({ query: { text, page } }) => listSaleStates(db, text, page)),
    route(endpoints.getExperienceSetup, ({ query }) => readExperienceSetup(db, query.experience_pk)),
    route(endpoints.saveResource, async ({ body, ...actor }) => {
      const made = await makeEdits(services, actor, 'saveResource', (tx) => planResource(tx, body, now()));
      const primaryKey = made.edits.find((edit) => edit.kind === 'resource')?.resourcePk;
      if (primaryKey === undefined) throw new Error('A resource was saved without a key');
      return { ...changeOf(made), primary_key: primaryKey };
    }),
    route(endpoints.saveOptionSetup, async ({ body, ...actor }) =>
      changeOf(await makeEdits(services, actor, 'saveOptionSetup', (tx) => planOption(tx, body))),
    ),
  ];
}

/** Routes of the admin's calendar. */
export const calendarRoutes = (services: Services): Route[] => [
  ...dayRoutes(services),
  ...setupRoutes(services),
];
