import { DiscountContent } from '@kaadu/contracts/admin';
import { eq } from 'drizzle-orm';
import { upsertAll } from '../../platform/database/records/upsert';
import { defineKind } from '../../platform/editing/content-kind';
import { AppError } from '../../platform/errors/app-error';
import { discounts } from './tables';

/** Defines the editable content of discounts. Their dates limit when they apply, so they need no drafts. */
export const discountKind = defineKind({
  noun: 'discounts',
  subject: 'discount',
  action: 'discounts',
  table: discounts,
  title: { field: 'code', column: discounts.code },
  hasDrafts: false,
  body: DiscountContent,
  imagesOf: () => [],
  async read(db, primaryKey) {
    const [row] = await db.select().from(discounts).where(eq(discounts.primaryKey, primaryKey));
    return (
      row && {
        code: row.code,
        percent: row.percent,
        terms: row.terms,
        starts_on: row.startsOn,
        ends_on: row.endsOn,
      }
    );
  },
  async write(tx, primaryKey, { code, percent, terms, starts_on: startsOn, ends_on: endsOn }) {
    if (endsOn < startsOn) {
      throw new AppError('invalid', 'A discount must not end before it starts.', {
        errors: { ends_on: ['must not be before starts_on'] },
      });
    }
    await upsertAll(tx, discounts, discounts.primaryKey, [
      { primaryKey, code, percent, terms, startsOn, endsOn },
    ]);
  },
});
