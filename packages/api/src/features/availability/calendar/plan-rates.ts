import type { DayRatesBody, SeasonBody } from '@kaadu/contracts/calendar';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { experienceOptions, experiences } from '../../catalogue';
import { rateSeasons } from '../tables';
import { rangeText } from './day-ranges';
import type { Season, SeasonEdit } from './edits/edit';
import { rateText } from './edits/edit-rates';
import type { Plan } from './edits/make-edits';
import { requireDays } from './plan-days';
import { ChangedSince } from './refusals';

async function titleOf(db: Db, experiencePk: number): Promise<string> {
  const [found] = await db
    .select({ title: experiences.title })
    .from(experiences)
    .where(eq(experiences.primaryKey, experiencePk));
  if (!found) throw new AppError('not_found', 'There is no such experience.');
  return found.title;
}

/** Finds a season by key. @throws ChangedSince when it has been replaced or removed */
async function requireSeason(db: Db, primaryKey: number) {
  const [row] = await db.select().from(rateSeasons).where(eq(rateSeasons.primaryKey, primaryKey));
  if (!row) throw new ChangedSince(['The season has been changed or removed.']);
  const { experiencePk, ...season } = row;
  return { experiencePk, season };
}

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent}%`;

/** Plans a new season, or the replacement of one. @throws AppError invalid, not_found, ChangedSince */
export async function planSeason(tx: Db, body: SeasonBody): Promise<Plan> {
  if (body.to < body.from) {
    const message = 'The last day is before the first.';
    throw new AppError('invalid', message, { errors: { to: [message] } });
  }
  const title = await titleOf(tx, body.experience_pk);
  const replaced = body.replaces === null ? null : await requireSeason(tx, body.replaces);
  if (replaced && replaced.experiencePk !== body.experience_pk)
    throw new AppError('invalid', 'The season belongs to another experience.');
  const after: Season = {
    name: body.name,
    fromDay: body.from,
    toDay: body.to,
    weekdays: [...new Set(body.weekdays)].sort((a, b) => a - b),
    percent: body.percent,
  };
  const edit: SeasonEdit = {
    kind: 'seasons',
    experiencePk: body.experience_pk,
    before: replaced ? [replaced.season] : [],
    after: [after],
  };
  return {
    edits: [edit],
    summary: `${title}, ${rangeText(body.from, body.to)}: ${body.name} ${signed(body.percent)}`,
  };
}

/** Plans the removal of a season. @throws ChangedSince */
export async function planSeasonRemoval(tx: Db, primaryKey: number): Promise<Plan> {
  const { experiencePk, season } = await requireSeason(tx, primaryKey);
  const title = await titleOf(tx, experiencePk);
  return {
    edits: [{ kind: 'seasons', experiencePk, before: [season], after: [] }],
    summary: `${title}: without ${season.name} ${signed(season.percent)}`,
  };
}

/** Plans the rate of an option on some days. @throws AppError invalid, not_found */
export async function planDayRates(tx: Db, body: DayRatesBody, now: Date): Promise<Plan> {
  const { option_pk: optionPk, from, to, shown, rate } = body;
  if (requireDays(body, now) !== shown.length) {
    const message = 'There must be a displayed rate for each day.';
    throw new AppError('invalid', message, { errors: { shown: [message] } });
  }
  const [option] = await tx
    .select({ name: experienceOptions.name, title: experiences.title })
    .from(experienceOptions)
    .innerJoin(experiences, eq(experiences.primaryKey, experienceOptions.experiencePk))
    .where(eq(experienceOptions.primaryKey, optionPk));
  if (!option) throw new AppError('not_found', 'There is no such option.');
  return {
    edits: [{ kind: 'rates', optionPk, from, before: shown, after: shown.map(() => rate) }],
    summary: `${option.title}, ${option.name}, ${rangeText(from, to)}: ${rateText(rate)}`,
  };
}
