import { encodeUriText } from '../fields/uri-text';

/** A route of §2.1: its pattern for the router and a typed function that builds its links. */
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

/** Default price range of links to the listing (§9). */
export const defaultRange = [500, 100_000] as const;

/** Builds the listing's query in the exact order and form of §2.3. */
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

/** Parameters that open a booking: its reference and its unguessable key, which replaces a session. */
export interface BookingLink {
  readonly reference: string;
  readonly key?: string | undefined;
}

export function bookingQuery({ reference, key }: BookingLink): string {
  return new URLSearchParams({ ref: reference, ...(key && { key }) }).toString();
}

/** Builds the path of a page of one purchase, below its experience. */
export function purchase(suffix: string): Path<[title: string, id: number | string, booking: BookingLink]> {
  const { path, getHref } = titled('experience');
  return {
    path: `${path}/${suffix}`,
    getHref: (title, id, booking) => `${getHref(title, id)}/${suffix}?${bookingQuery(booking)}`,
  };
}

/** Builds a page whose path names the booking. */
export function ofBooking(prefix: string): Path<[booking: BookingLink]> {
  return {
    path: `/${prefix}/:reference`,
    getHref: ({ reference, key }) =>
      `/${prefix}/${encodeUriText(reference)}${key ? `?${new URLSearchParams({ key }).toString()}` : ''}`,
  };
}
