import { encodeUriText } from '../fields/uri-text';

/** A route of §2.1: its pattern for the router and a typed function that makes links to it. */
export interface Path<Args extends unknown[] = []> {
  readonly path: string;
  readonly getHref: (...args: Args) => string;
}

export function fixed(path: string): Path {
  return { path, getHref: () => path };
}

export function titled(prefix: string): Path<[title: string, id: number | string]> {
  return {
    path: `/${prefix}/:title/:id`,
    getHref: (title, id) => `/${prefix}/${encodeUriText(title)}/${encodeUriText(id)}`,
  };
}

/** The filters of the listing's query string (§2.1). Lists hold primary keys; `range` is rupees. */
export interface ListingQuery {
  destinations?: readonly number[];
  activities?: readonly number[];
  themes?: readonly number[];
  stayTypes?: readonly number[];
  durations?: readonly number[];
  budgets?: readonly number[];
  page?: number;
  range?: readonly [number, number];
}

/** The price range that links to the listing carry when none was chosen (§9). */
export const defaultRange = [500, 100_000] as const;

/** Builds the listing's query exactly in the order and form that §2.3 shows. */
export function listingSearch(query: ListingQuery): string {
  const list = (values: readonly number[] = []) => values.join(',');
  const range = query.range ?? defaultRange;
  return [
    `destinations_pk=${list(query.destinations)}`,
    `activities_pk=${list(query.activities)}`,
    `themes_pk=${list(query.themes)}`,
    `stay_type_pk=${list(query.stayTypes)}`,
    `page=${query.page ?? 1}`,
    `durations_pk=${list(query.durations)}`,
    `budgets_pk=${list(query.budgets)}`,
    `range=${range[0]},${range[1]}`,
  ].join('&');
}

/** What opens a booking: its reference, and the unguessable key, which stands in for a session. */
export interface BookingLink {
  readonly reference: string;
  readonly key?: string | undefined;
}

export function bookingQuery({ reference, key }: BookingLink): string {
  return new URLSearchParams({ ref: reference, ...(key && { key }) }).toString();
}

/** A page of one purchase, below its experience. */
export function purchase(suffix: string): Path<[title: string, id: number | string, booking: BookingLink]> {
  const { path, getHref } = titled('experience');
  return {
    path: `${path}/${suffix}`,
    getHref: (title, id, booking) => `${getHref(title, id)}/${suffix}?${bookingQuery(booking)}`,
  };
}

/** A page whose path names the booking. */
export function ofBooking(prefix: string): Path<[booking: BookingLink]> {
  return {
    path: `/${prefix}/:reference`,
    getHref: ({ reference, key }) =>
      `/${prefix}/${encodeUriText(reference)}${key ? `?${new URLSearchParams({ key }).toString()}` : ''}`,
  };
}
