import * as endpoints from '@kaadu/contracts/tickets';
import { offsetOf } from '../../platform/http/paging';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { createTicket } from './create-ticket';
import { findTickets, numberOf } from './repository';

const pageSize = 50;

/** Returns the routes of tickets: filed by visitors, read by admins. */
export function ticketRoutes(services: Services): Route[] {
  return [
    route(endpoints.createTicket, async (request) => {
      const filed = await createTicket(services, request);
      services.deliver();
      return filed;
    }),
    route(endpoints.listTickets, async ({ query }) => {
      const rows = await findTickets(services.database.db, pageSize, offsetOf(query.page, pageSize));
      return rows.map((row) => ({
        primary_key: row.primaryKey,
        number: numberOf(row),
        topic: row.topic,
        name: row.name,
        email: row.email,
        phone: row.phone,
        message: row.message,
        created_at: row.createdAt.toISOString(),
      }));
    }),
  ];
}
