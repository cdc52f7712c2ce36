import type { SampleData } from '@kaadu/sample-data';
import { activities } from '../features/activities';
import { destinations } from '../features/catalogue';
import { columnValues } from '../platform/editing/record-columns';

type Sample<Part extends 'destinations' | 'activities' | 'themes' | 'budgets' | 'synonyms'> =
  SampleData[Part][number];

export function keyed<Row extends { readonly key: number }>(row: Row) {
  return { ...row, primaryKey: row.key };
}

export function destinationRow(destination: Sample<'destinations'>) {
  return {
    primaryKey: destination.key,
    ...columnValues(destinations, destination),
    imagePath: `destinations/${destination.key}/1`,
  };
}

export function activityRow(activity: Sample<'activities'>) {
  return {
    primaryKey: activity.key,
    ...columnValues(activities, activity),
    imagePath: `activities/${activity.key}/1`,
  };
}

export function themeRow(theme: Sample<'themes'>) {
  return { ...keyed(theme), imagePath: `themes/${theme.key}/1` };
}

export function budgetRow(budget: Sample<'budgets'>) {
  return { ...keyed(budget), fromRupees: budget.from, toRupees: budget.to };
}

export function synonymRow({ key, names }: Sample<'synonyms'>) {
  return { primaryKey: key, names: names.map((name) => name.toLowerCase()) };
}
