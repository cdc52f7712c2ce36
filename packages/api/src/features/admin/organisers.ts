import type { OrganiserBody } from '@kaadu/contracts/admin';
import { readPhone } from '@kaadu/contracts/phone';
import { asc } from 'drizzle-orm';
import { type Actor, makeChange } from '../../platform/audit/make-change';
import type { Db } from '../../platform/database/database';
import { saveRecord } from '../../platform/database/records/save-record';
import type { Services } from '../../platform/services/services';
import { requirePhone } from '../accounts';
import { organisers } from './tables';

export function listOrganisers(db: Db) {
  return db
    .select({
      primary_key: organisers.primaryKey,
      name: organisers.name,
      email: organisers.email,
      phone: organisers.phone,
      city: organisers.city,
    })
    .from(organisers)
    .orderBy(asc(organisers.name));
}

/** @returns its key @throws AppError not_found */
export function saveOrganiser(services: Services, actor: Actor, body: OrganiserBody): Promise<number> {
  const { primary_key: primaryKey, name, email, city } = body;
  const phone = requirePhone(readPhone(body.phone));
  return makeChange(
    services,
    actor,
    { action: 'organiser', subject: 'organiser', noun: 'organisers', detail: { name } },
    (tx) => saveRecord(tx, organisers, { primaryKey, name, email, phone, city }, primaryKey),
  );
}
