import { AuditChange, listAuditEntries as endpoint, type AuditEntry } from '@kaadu/contracts/audit';
import {
  countAuditEntries,
  listAuditActions,
  listAuditEntries,
  type AuditFilter,
} from '../../../platform/audit/audit-log';
import { offsetOf, pageOf } from '../../../platform/http/paging';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import * as z from 'zod/mini';

const pageSize = 25;
const Changes = z.record(z.string(), AuditChange);

function toEntry({
  entry,
  firstName,
  lastName,
}: Awaited<ReturnType<typeof listAuditEntries>>[number]): AuditEntry {
  const { changes, ...detail } = entry.detail;
  return {
    primary_key: entry.primaryKey,
    at: entry.at.toISOString(),
    actor: entry.userPk === null ? null : { primary_key: entry.userPk, name: `${firstName} ${lastName}` },
    action: entry.action,
    subject: entry.subject,
    detail,
    changes: changes === undefined ? {} : Changes.parse(changes),
  };
}

export function auditRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoint, async ({ query: { page, ...filter } }) => {
      const asked: AuditFilter = filter;
      const [rows, total, actions] = await Promise.all([
        listAuditEntries(db, asked, pageSize, offsetOf(page, pageSize)),
        countAuditEntries(db, asked),
        listAuditActions(db),
      ]);
      return { entries: rows.map(toEntry), actions, ...pageOf(page, pageSize, total) };
    }),
  ];
}
