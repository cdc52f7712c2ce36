import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { discounts, icons, organisers } from '../../platform/database/schema';

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

export function listDiscounts(db: Db) {
  return db
    .select({
      primary_key: discounts.primaryKey,
      code: discounts.code,
      percent: discounts.percent,
      terms: discounts.terms,
      starts_on: discounts.startsOn,
      ends_on: discounts.endsOn,
    })
    .from(discounts)
    .orderBy(asc(discounts.startsOn), asc(discounts.primaryKey));
}

export function listIcons(db: Db) {
  return db
    .select({ primary_key: icons.primaryKey, name: icons.name, image_path: icons.imagePath })
    .from(icons)
    .orderBy(asc(icons.name));
}
