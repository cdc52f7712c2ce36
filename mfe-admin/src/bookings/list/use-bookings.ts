import { cutText } from '@kaadu/contracts/text';
import { BookingStatus, findBookings, StaffBookingSort, StaffRefundFilter } from '@kaadu/contracts/booking';
import { useCallback, useMemo } from 'react';
import { isIsoDate } from '@kaadu/ui/dates';
import { useAdminApi } from '../../shared/api/use-admin-api';
import type { Sort } from '../../shared/table/column';
import { pageOf, useListQuery } from '../../shared/table/use-list-query';
import type { FilterValues } from './BookingFilters';

const calls = { findBookings };
/** Maximum number of pages in an exported file, 50 bookings each. */
export const filePages = 40;

/** Reads the query of a URL as parameters of the API, without those that it would refuse. */
function requestOf(search: string) {
  const given = new URLSearchParams(search);
  const get = (name: string) => given.get(name) ?? '';
  return {
    text: cutText(get('text'), 100),
    status: BookingStatus.safeParse(get('status')).data,
    refund: StaffRefundFilter.safeParse(get('refund')).data,
    from: isIsoDate(get('from')) ? get('from') : undefined,
    to: isIsoDate(get('to')) ? get('to') : undefined,
    experience_pk: /^[1-9]\d{0,8}$/.test(get('experience_pk')) ? get('experience_pk') : undefined,
    sort: StaffBookingSort.safeParse(get('sort')).data ?? 'created_at',
    order: get('order') === 'asc' ? 'asc' : 'desc',
    page: pageOf(given),
  } as const;
}

/** Reads the bookings that the URL requests, and returns functions to request others. */
export function useBookings() {
  const api = useAdminApi(calls);
  const { get, search, change } = useListQuery();
  const request = useMemo(() => requestOf(search), [search]);
  const load = useCallback(() => api.findBookings(request), [api, request]);
  const loadPage = async (page: number) => (await api.findBookings({ ...request, page })).bookings;
  const filters: FilterValues = {
    text: get('text'),
    status: get('status'),
    refund: get('refund'),
    from: get('from'),
    to: get('to'),
    experience_pk: get('experience_pk'),
  };
  const sort: Sort = { id: request.sort, isDescending: request.order === 'desc' };
  return { load, filters, sort, change, loadPage };
}
