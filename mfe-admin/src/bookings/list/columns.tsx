import { formatPaise } from '@kaadu/contracts';
import { bookingStatus, type StaffBookingRow } from '@kaadu/contracts/booking';
import { Link } from '@kaadu/federation/react';
import { indianTime, shortDate } from '@kaadu/ui/dates';
import type { Column } from '../../shared/table/column';
import { bookingHref } from '../places';
import { StatusLabel } from '../StatusLabel';

const datesOf = ({ from, to, slot }: StaffBookingRow) =>
  [shortDate(from), to && `– ${shortDate(to)}`, slot && `at ${slot}`].filter(Boolean).join(' ');

/** Columns of the list. Those whose id is a `StaffBookingSort` can be sorted by. */
export const bookingColumns: readonly Column<StaffBookingRow>[] = [
  {
    id: 'reference',
    title: 'Booking',
    value: ({ reference }) => reference,
    cell: ({ reference }) => <Link href={bookingHref(reference)}>{reference}</Link>,
  },
  {
    id: 'status',
    title: 'Status',
    value: ({ status }) => bookingStatus[status].staffLabel,
    cell: ({ status }) => <StatusLabel status={status} />,
  },
  { id: 'from', title: 'Trip', value: ({ from }) => from, cell: datesOf },
  {
    id: 'experience',
    title: 'Experience',
    value: ({ experience, option }) => `${experience.title}: ${option}`,
    isSortable: false,
  },
  { id: 'name', title: 'Contact', value: ({ name }) => name },
  { id: 'email', title: 'E-mail', value: ({ email }) => email, isSortable: false, isHidden: true },
  { id: 'phone', title: 'Phone', value: ({ phone }) => phone, isSortable: false },
  { id: 'guests', title: 'Guests', value: ({ guests }) => guests, align: 'end', isSortable: false },
  {
    id: 'total',
    title: 'Total, ₹',
    value: ({ total }) => total / 100,
    cell: ({ total }) => formatPaise(total),
    align: 'end',
  },
  {
    id: 'created_at',
    title: 'Made',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => indianTime(created_at),
  },
];
