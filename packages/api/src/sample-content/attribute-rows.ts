import type { SampleData } from '@kaadu/sample-data';

type Sample<Part extends 'destinations' | 'activities' | 'themes' | 'budgets' | 'synonyms'> =
  SampleData[Part][number];

export function keyed<Row extends { readonly key: number }>(row: Row) {
  return { ...row, primaryKey: row.key };
}

export function destinationRow(destination: Sample<'destinations'>) {
  return {
    ...keyed(destination),
    description: [...destination.description],
    bestMonths: [...destination.bestMonths],
    imagePath: `destinations/${destination.key}/1`,
  };
}

export function activityRow(activity: Sample<'activities'>) {
  return {
    ...keyed(activity),
    groupKey: activity.group,
    description: [...activity.description],
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
