import { formatMoney, formatPaise } from '@kaadu/contracts';
import { bookingStatus } from '@kaadu/contracts/booking';
import {
  getToday,
  type Today,
  type TodayChat,
  type TodayHold,
  type TodayPayment,
  type TodayTrip,
} from '@kaadu/contracts/today';
import { useCallback } from 'react';
import { bookingHref, bookingsHref } from '../bookings/places';
import { sinceText, useNow } from '../inbox/waiting-time';
import { adminHref } from '../paths';
import { useAdminApi } from '../shared/api/use-admin-api';
import { AdminData } from '../shared/data/AdminData';
import { useAdminData } from '../shared/data/use-admin-data';
import { useRefreshEvery } from '../shared/data/use-refresh-every';
import { indianTime } from '@kaadu/ui/dates';
import { Part, type PartRow } from './Part';
import styles from './today.module.css';

const calls = { getToday };
const refreshMs = 60_000;

/** The work of the day: arrivals, departures, payments, chats and holds, as far as the role sees them. */
export function TodayParts() {
  const api = useAdminApi(calls);
  const state = useAdminData(useCallback(() => api.getToday(), [api]));
  useRefreshEvery(refreshMs, state.refresh);
  const now = useNow();
  return (
    <AdminData name="Today’s work" state={state}>
      {(today) => <Parts today={today} now={now} />}
    </AdminData>
  );
}

function Parts({ today, now }: { readonly today: Today; readonly now: number }) {
  const { day, arrivals, departures, holds, payments, chats } = today;
  const onDay = `${bookingsHref}?from=${day}&to=${day}`;
  return (
    <div className={styles.parts}>
      <Part title="Unanswered chats" part={chats} all={adminHref('inbox')} empty="No one is waiting.">
        {(chat) => chatRow(chat, now)}
      </Part>
      <Part
        title="Payments that need attention"
        part={payments}
        all={adminHref('payments')}
        empty="All payments are in order."
      >
        {paymentRow}
      </Part>
      <Part title="Arrivals today" part={arrivals} all={onDay} empty="No one arrives today.">
        {tripRow}
      </Part>
      <Part title="Departures today" part={departures} empty="No one leaves today.">
        {tripRow}
      </Part>
      <Part
        title="Expiring holds"
        part={holds}
        all={`${bookingsHref}?status=ON_HOLD`}
        empty="No holds are open."
      >
        {(hold) => holdRow(hold, now)}
      </Part>
    </div>
  );
}

const guestsText = (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`);

function tripRow({ reference, status, experience, option, slot, guests, name }: TodayTrip): PartRow {
  return {
    id: reference,
    href: bookingHref(reference),
    title: name ?? reference,
    detail: [slot, `${experience}, ${option}`, guestsText(guests)].filter(Boolean).join(' · '),
    note: status === 'CONFIRMED' ? undefined : bookingStatus[status].staffLabel,
  };
}

function holdRow({ reference, experience, name, total, expires_at }: TodayHold, now: number): PartRow {
  const minutes = Math.max(0, Math.ceil((Date.parse(expires_at) - now) / 60_000));
  return {
    id: reference,
    href: bookingHref(reference),
    title: name ?? reference,
    detail: `${experience} · ${formatPaise(total)}`,
    note: minutes === 0 ? 'expiring now' : `${minutes} min left`,
  };
}

function chatRow({ thread, name, waiting_since }: TodayChat, now: number): PartRow {
  return {
    id: String(thread),
    href: `${adminHref('inbox', thread)}?list=waiting`,
    title: name ?? `Visitor ${thread}`,
    detail: `Since ${indianTime(waiting_since)}`,
    note: sinceText(waiting_since, now),
  };
}

function paymentRow({ kind, reference, amount, currency, at }: TodayPayment, index: number): PartRow {
  return {
    id: `${index} ${kind} ${at}`,
    href: adminHref('payments'),
    title: `${formatMoney(amount, currency)}, ${reference ?? 'payment request'}`,
    detail: `Since ${indianTime(at)}`,
    note: kind === 'approval' ? 'to approve' : 'problem',
  };
}
