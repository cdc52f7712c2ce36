import { listActivities, listActivitiesByGroup } from '@kaadu/contracts/activities';
import {
  listAmenities,
  listDestinations,
  listDurations,
  listStayTypes,
  listThemes,
} from '@kaadu/contracts/catalogue';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { ChoiceSource } from '@kaadu/contracts/form';
import type { Field } from '../field';

/** A record that can be selected. */
export interface Choice {
  readonly key: string | number;
  readonly name: string;
}
export type Choices = Readonly<Partial<Record<ChoiceSource, readonly Choice[]>>>;

/** The options of the fields in a form. */
export const ChoicesContext = createContext<Choices>({});

export function useChoices(from: ChoiceSource): readonly Choice[] {
  return useContext(ChoicesContext)[from] ?? [];
}

const calls = {
  listActivities,
  listActivitiesByGroup,
  listAmenities,
  listDestinations,
  listDurations,
  listStayTypes,
  listThemes,
};

const named = (records: readonly { readonly primary_key: number; readonly name: string }[]) =>
  records.map(({ primary_key, name }) => ({ key: primary_key, name }));

function sourcesOf(fields: readonly Field[]): ChoiceSource[] {
  return [
    ...new Set(
      fields.flatMap((field) =>
        'from' in field ? [field.from] : 'fields' in field ? sourcesOf(field.fields) : [],
      ),
    ),
  ];
}

/**
 * Loads the options of a kind's fields.
 * @param fields a constant of the module
 */
export function useChoicesOf(fields: readonly Field[]) {
  const api = useAdminApi(calls);
  const sources = useMemo(() => sourcesOf(fields), [fields]);
  const load = useCallback(async (): Promise<Choices> => {
    const read: Record<ChoiceSource, () => Promise<readonly Choice[]>> = {
      destinations: async () => named(await api.listDestinations()),
      activities: async () => named(await api.listActivities()),
      activityGroups: async () =>
        (await api.listActivitiesByGroup()).map(({ key, title }) => ({ key, name: title })),
      amenities: async () => named(await api.listAmenities()),
      themes: async () => named(await api.listThemes()),
      durations: async () => named(await api.listDurations()),
      stayTypes: async () => named(await api.listStayTypes()),
    };
    const lists = await Promise.all(sources.map(async (source) => [source, await read[source]()] as const));
    return Object.fromEntries(lists);
  }, [api, sources]);
  return useAdminData(load);
}
