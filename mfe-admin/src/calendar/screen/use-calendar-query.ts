import { cutText } from '@kaadu/contracts/text';
import { useMemo, useState } from 'react';
import { addDays, isIsoDate, today as todayInIndia, type IsoDate } from '@kaadu/ui/dates';
import { useListQuery } from '../../shared/table/use-list-query';

/** Reads the calendar's query from the URL, and returns functions to change it. */
export function useCalendarQuery(days: number) {
  const { get, search, change } = useListQuery();
  const [today] = useState(() => todayInIndia());
  const request = useMemo(() => {
    const given = new URLSearchParams(search);
    const from = given.get('from') ?? '';
    const page = given.get('page') ?? '';
    const experience = given.get('experience_pk') ?? '';
    return {
      from: isIsoDate(from) && from.startsWith('20') ? from : today,
      days,
      text: cutText(given.get('text') ?? '', 100),
      experience_pk: /^[1-9]\d{0,8}$/.test(experience) ? experience : undefined,
      page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    };
  }, [search, today, days]);
  /** Changes the days and keeps the page of resources. */
  const goTo = (from: IsoDate) => change({ from: from === today ? '' : from, page: get('page') });
  return {
    request,
    today,
    search,
    goTo,
    turn: (windows: 1 | -1) => goTo(addDays(request.from, windows * days)),
    find: (text: string) => change({ text, experience_pk: '' }),
    toPage: (page: number) => change({ page: String(page) }),
  };
}
