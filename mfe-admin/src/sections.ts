import type { StaffRole } from '@kaadu/contracts/endpoint';
import { lazyWithFallback, type IconProps } from '@kaadu/ui';
import type { ComponentType } from 'react';
import {
  AuditIcon,
  BookingsIcon,
  CalendarIcon,
  ContentIcon,
  InboxIcon,
  OverviewIcon,
  PaymentsIcon,
  PeopleIcon,
} from './page/icons';
import { MissingScreen } from './page/MissingScreen';

/** Props of a screen. */
export interface ScreenProps {
  /** Segments of the path after the section's own: `/admin/bookings/KT-1` gives `['KT-1']`. */
  readonly path: readonly string[];
}

/** A section of the admin area. */
export interface Section {
  /** Segment of the URL. */
  readonly name: string;
  readonly title: string;
  /** Purpose, shown on the start page. */
  readonly lead: string;
  readonly Icon: ComponentType<IconProps>;
  /** Roles besides admins that see it. The API authorises each call. */
  readonly roles: readonly StaffRole[];
  /** Its screens, in a chunk of their own. */
  readonly Screen: ComponentType<ScreenProps>;
}

const screen = (load: () => Promise<ComponentType<ScreenProps>>) => lazyWithFallback(load, MissingScreen);

/** Sections of the admin area, in the order of its navigation. A new one is an entry here and a folder. */
export const sections: readonly Section[] = [
  {
    name: 'overview',
    title: 'Overview',
    lead: 'Bookings, revenue, occupancy, chat response times and web vitals.',
    Icon: OverviewIcon,
    roles: ['sales', 'finance', 'operator', 'content'],
    Screen: screen(() => import('./overview/OverviewSection').then((module) => module.OverviewSection)),
  },
  {
    name: 'inbox',
    title: 'Inbox',
    lead: 'Answer visitors, propose trips, request payments.',
    Icon: InboxIcon,
    roles: ['sales'],
    Screen: screen(() => import('./inbox/InboxSection').then((module) => module.InboxSection)),
  },
  {
    name: 'bookings',
    title: 'Bookings',
    lead: 'Find a booking, decide requests, refund, redeem vouchers.',
    Icon: BookingsIcon,
    roles: ['sales', 'finance', 'operator'],
    Screen: screen(() => import('./bookings/BookingsSection').then((module) => module.BookingsSection)),
  },
  {
    name: 'payments',
    title: 'Payments',
    lead: 'Refunds that were refused, wrong payments, and approvals.',
    Icon: PaymentsIcon,
    roles: ['finance'],
    Screen: screen(() => import('./payments/PaymentsSection').then((module) => module.PaymentsSection)),
  },
  {
    name: 'calendar',
    title: 'Calendar',
    lead: 'Availability by day, closed days, rates, and what is on sale.',
    Icon: CalendarIcon,
    roles: ['operator'],
    Screen: screen(() => import('./calendar/CalendarSection').then((module) => module.CalendarSection)),
  },
  {
    name: 'content',
    title: 'Content',
    lead: 'Stories, guides, places, activities, experiences, discounts and icons.',
    Icon: ContentIcon,
    roles: ['content', 'sales'],
    Screen: screen(() => import('./content/ContentSection').then((module) => module.ContentSection)),
  },
  {
    name: 'people',
    title: 'People',
    lead: 'Accounts and their roles, ending sessions, newsletter addresses.',
    Icon: PeopleIcon,
    roles: [],
    Screen: screen(() => import('./people/PeopleSection').then((module) => module.PeopleSection)),
  },
  {
    name: 'audit',
    title: 'Audit log',
    lead: 'Who changed what, with the values before and after.',
    Icon: AuditIcon,
    roles: [],
    Screen: screen(() => import('./audit/AuditSection').then((module) => module.AuditSection)),
  },
];

/** The section and path of an admin URL. */
export interface AdminPlace {
  /** Undefined on the start page; null for an unknown section. */
  readonly section: Section | null | undefined;
  readonly path: readonly string[];
}

export function placeOf(pathname: string): AdminPlace {
  const [name, ...path] = pathname.split('/').filter(Boolean).slice(1).map(decode);
  if (name === undefined) return { section: undefined, path };
  return { section: sections.find((one) => one.name === name) ?? null, path };
}

/** Decodes a URL segment; returns it unchanged when its percent-encoding is invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
