import type { SampleAvailability, SampleData, SampleExperience, SampleOption } from '@kaadu/sample-data';
import { optionRows } from './experience-rows';

const rupees = (amount: number) => amount * 100;

/** Returns the price of an extra guest: a quarter of the room, and less for children. */
function extraGuestPaise({ base_paise }: SampleOption, { extraGuest }: SampleAvailability): number {
  return extraGuest === undefined ? Math.round(base_paise / 40_000) * 10_000 : rupees(extraGuest);
}

const stayBands = [
  { toAge: 4, percent: 0 },
  { toAge: 11, percent: 50 },
];

function optionsOf(data: SampleData, experience: SampleExperience) {
  const own = data.availability[experience.key] ?? {};
  const rows = optionRows(experience);
  return experience.options.flatMap((option, index) => {
    const row = rows[index];
    return row ? [{ option, optionPk: row.primaryKey, own }] : [];
  });
}

/** Returns the key of the pool that all options of an experience share, or of an option's own. */
function resourceKey(
  { sharedPool }: SampleAvailability,
  experience: SampleExperience,
  optionPk: number,
): number {
  return sharedPool ? experience.key * 100 + 99 : optionPk;
}

/** Returns rooms and places: one pool per option, or one for the whole experience. */
export function resourceRows(data: SampleData, experience: SampleExperience) {
  const rows = optionsOf(data, experience).map(({ option, optionPk, own }) => ({
    primaryKey: resourceKey(own, experience, optionPk),
    name: own.sharedPool?.name ?? option.name,
    kind: own.sharedPool?.kind ?? (experience.is_stay ? ('room' as const) : ('place' as const)),
    capacity: own.sharedPool?.capacity ?? option.capacity,
  }));
  return [...new Map(rows.map((row) => [row.primaryKey, row])).values()];
}

export function optionResourceRows(data: SampleData, experience: SampleExperience) {
  return optionsOf(data, experience).map(({ optionPk, own }) => ({
    optionPk,
    resourcePk: resourceKey(own, experience, optionPk),
    quantity: 1,
  }));
}

export function ruleRows(data: SampleData, experience: SampleExperience) {
  const { is_stay: isStay } = experience;
  return optionsOf(data, experience).map(({ option, optionPk, own }) => ({
    optionPk,
    weekdays: [...(own.weekdays ?? [1, 2, 3, 4, 5, 6, 7])],
    seasonFrom: own.season?.[0] ?? null,
    seasonTo: own.season?.[1] ?? null,
    minNights: own.minNights ?? 1,
    cutoffHours: own.cutoffHours ?? (isStay ? 24 : 12),
    maxUnits: isStay ? Math.min(4, option.capacity) : option.max_guests,
    extraGuestPaise: isStay ? extraGuestPaise(option, own) : 0,
    childBands: own.childBands ?? (isStay ? stayBands : []),
    onRequest: own.onRequest ?? false,
    requiredDocument: own.requiredDocument ?? null,
  }));
}

export function seasonRows({ peakSeasons, staySeasons }: SampleData, { key, is_stay }: SampleExperience) {
  return [...peakSeasons, ...(is_stay ? staySeasons : [])].map((season, index) => ({
    primaryKey: key * 100 + index + 1,
    experiencePk: key,
    ...season,
    weekdays: [...season.weekdays],
  }));
}

export function addOnRows(data: SampleData, { key }: SampleExperience) {
  return (data.availability[key]?.addOns ?? []).map(({ price, ...addOn }, index) => ({
    primaryKey: key * 100 + index + 1,
    experiencePk: key,
    position: index,
    ...addOn,
    pricePaise: rupees(price),
  }));
}

export function couponRows({ coupons }: SampleData) {
  return coupons.map(({ key, ...coupon }) => ({ primaryKey: key, ...coupon }));
}
