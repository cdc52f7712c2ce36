import type { OptionRules, OptionSetup, OptionSetupBody, ResourceBody } from '@kaadu/contracts/calendar';
import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { experienceOptions, experiences } from '../../catalogue';
import { listCounters } from '../capacity/inventory-repository';
import { type AvailabilityRules, defaultRules } from '../capacity/rules';
import { inventory, optionResources, resources } from '../tables';
import { bookableDays } from '../trips/trip';
import type { CapacityEdit, OptionState } from './edits/edit';
import { lockResources } from './edits/edit-blackouts';
import { figuresOf } from './edits/edit-capacity';
import { readOptionState } from './edits/edit-options';
import type { Plan } from './edits/make-edits';
import { ChangedSince } from './refusals';

/** Returns the times of the day at which an option draws on a resource, or drew on it for a future day. */
async function slotsOf(db: Db, resourcePk: number, from: string): Promise<string[]> {
  const drawing = await db
    .select({ isStay: experiences.isStay, slots: experienceOptions.slots })
    .from(optionResources)
    .innerJoin(experienceOptions, eq(experienceOptions.primaryKey, optionResources.optionPk))
    .innerJoin(experiences, eq(experiences.primaryKey, experienceOptions.experiencePk))
    .where(eq(optionResources.resourcePk, resourcePk));
  const counted = await db
    .selectDistinct({ slot: inventory.slot })
    .from(inventory)
    .where(and(eq(inventory.resourcePk, resourcePk), gte(inventory.day, from)));
  const slots = drawing.flatMap((option) => (option.isStay ? [''] : option.slots));
  return [...new Set([...slots, ...counted.map(({ slot }) => slot)])].sort();
}

/** Plans the new usual number for the future days that have the former one. */
async function followUsual(
  tx: Db,
  resourcePk: number,
  usual: { readonly before: number; readonly after: number },
  now: Date,
): Promise<CapacityEdit[]> {
  const { first: from, last: to } = bookableDays(now);
  const counters = await listCounters(tx, [resourcePk], from, to);
  const slots = await slotsOf(tx, resourcePk, from);
  return slots.map((slot) => {
    const before = figuresOf(counters, { resourcePk, slot, from, to, usual: usual.before });
    const after = before.map((figure) => (figure === usual.before ? usual.after : figure));
    return { kind: 'capacity', resourcePk, slot, from, before, after };
  });
}

/**
 * Plans a new resource, or another usual number of one: days with the former number follow, changed days stay. Creates
 * every bookable counter, so that a concurrent hold cannot create one with the former number.
 */
export async function planResource(tx: Db, { resource, shown }: ResourceBody, now: Date): Promise<Plan> {
  if (shown === null)
    return {
      edits: [{ kind: 'resource', before: null, after: resource }],
      summary: `${resource.name}: new, ${resource.capacity} a day`,
    };
  const { primary_key: resourcePk, ...before } = shown;
  const [row] = await lockResources(tx, [resourcePk]);
  if (!row) throw new AppError('not_found', 'There is no such resource.');
  const usual = { before: before.capacity, after: resource.capacity };
  const isFollowed = row.capacity === usual.before && usual.before !== usual.after;
  const days = isFollowed ? await followUsual(tx, resourcePk, usual, now) : [];
  return {
    edits: [...days, { kind: 'resource', resourcePk, before, after: resource }],
    summary:
      usual.before === usual.after
        ? `${resource.name}: named`
        : `${resource.name}: usually ${usual.after} a day, ${usual.before} before`,
  };
}

/** Converts rules to the shape of the admin. */
export function shownRules(rules: AvailabilityRules): OptionRules {
  const { seasonFrom, seasonTo } = rules;
  return {
    weekdays: [...rules.weekdays].sort((a, b) => a - b),
    season: seasonFrom === null || seasonTo === null ? null : { from: seasonFrom, to: seasonTo },
    min_nights: rules.minNights,
    cutoff_hours: rules.cutoffHours,
    max_units: rules.maxUnits,
    on_request: rules.onRequest,
  };
}

/** Converts the state of an option to the shape of the admin. */
export function shownSetup({ resources: drawn, rules }: OptionState): OptionSetup {
  return {
    resources: drawn.map(({ resourcePk, quantity }) => ({ resource_pk: resourcePk, quantity })),
    rules: shownRules(rules ?? defaultRules),
  };
}

/** Merges the admin's setup into the state of an option; other rules stay. */
function withSetup(before: OptionState, { resources: drawn, rules }: OptionSetup): OptionState {
  return {
    resources: drawn
      .map(({ resource_pk: resourcePk, quantity }) => ({ resourcePk, quantity }))
      .sort((a, b) => a.resourcePk - b.resourcePk),
    rules: {
      ...(before.rules ?? defaultRules),
      weekdays: [...new Set(rules.weekdays)].sort((a, b) => a - b),
      seasonFrom: rules.season?.from ?? null,
      seasonTo: rules.season?.to ?? null,
      minNights: rules.min_nights,
      cutoffHours: rules.cutoff_hours,
      maxUnits: rules.max_units,
      onRequest: rules.on_request,
    },
  };
}

/** Checks that the resources exist and are listed once. @throws AppError invalid, not_found */
async function requireResources(tx: Db, { resources: drawn }: OptionSetup): Promise<void> {
  const keys = drawn.map(({ resource_pk }) => resource_pk);
  if (new Set(keys).size < keys.length) {
    const message = 'A resource can be listed only once.';
    throw new AppError('invalid', message, { errors: { resources: [message] } });
  }
  if (keys.length === 0) return;
  if ((await tx.$count(resources, inArray(resources.primaryKey, keys))) < keys.length)
    throw new AppError('not_found', 'There is no such resource.');
}

/** Plans the resources and rules of an option. @throws AppError invalid, not_found, ChangedSince */
export async function planOption(tx: Db, body: OptionSetupBody): Promise<Plan> {
  const { option_pk: optionPk, setup, shown } = body;
  await requireResources(tx, setup);
  const [option] = await tx
    .select({ name: experienceOptions.name, title: experiences.title })
    .from(experienceOptions)
    .innerJoin(experiences, eq(experiences.primaryKey, experienceOptions.experiencePk))
    .where(eq(experienceOptions.primaryKey, optionPk));
  if (!option) throw new AppError('not_found', 'There is no such option.');
  const before = await readOptionState(tx, optionPk);
  if (JSON.stringify(inOrder(shownSetup(before))) !== JSON.stringify(inOrder(shown)))
    throw new ChangedSince();
  return {
    edits: [{ kind: 'option', optionPk, before, after: withSetup(before, setup) }],
    summary: `${option.title}, ${option.name}: resources and rules`,
  };
}

/** Sorts a setup, so that equal setups serialise to the same text. */
function inOrder({ resources: drawn, rules }: OptionSetup) {
  return [
    drawn.map(({ resource_pk, quantity }) => [resource_pk, quantity]).sort(([a = 0], [b = 0]) => a - b),
    [...rules.weekdays].sort((a, b) => a - b),
    rules.season && [rules.season.from, rules.season.to],
    [rules.min_nights, rules.cutoff_hours, rules.max_units, rules.on_request],
  ];
}
