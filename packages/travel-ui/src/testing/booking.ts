import type { Booking } from '@kaadu/contracts/booking';
import { aQuote } from './quote';

const addOns: Booking['available_add_ons'] = [
  {
    primary_key: 5,
    name: 'Campfire',
    description: 'Wood and a guide for the evening.',
    price: 60_000,
    total: 63_000,
    unit: 'booking',
  },
  {
    primary_key: 6,
    name: 'Packed lunch',
    description: 'For the ridge walk.',
    price: 25_000,
    total: 26_250,
    unit: 'person',
  },
];

/**
 * Returns a held booking of a stay.
 * @param over fields to override
 */
export function aBooking(over: Partial<Booking> = {}): Booking {
  return {
    reference: 'KT-7Q2M4X',
    key: 'a-long-secret',
    status: 'ON_HOLD',
    page: 'checkout',
    experience: {
      primary_key: 12,
      url: 'misty-ridge-camp-coorg',
      title: 'Misty Ridge Camp',
      is_stay: true,
      location: 'Near Madikeri, Coorg',
      card_image: { imagestorepath: 'experiences/12/1', alt: 'Tents above a misty valley' },
      meeting_point: 'Estate gate, 4 km after Madikeri fort',
      coordinates: { latitude: 12.42, longitude: 75.74 },
      check_in: '14:00',
      check_out: '11:00',
      what_to_bring: ['Rain jacket', 'Torch'],
    },
    option: { primary_key: 121, name: 'Valley tent', meal_plan: 'Breakfast and dinner', max_guests: 3 },
    from: '2099-03-20',
    to: '2099-03-22',
    slot: null,
    party: { guests: 3, ages: [8] },
    add_ons: [],
    available_add_ons: addOns,
    quote: aQuote(),
    price_change: null,
    contact: null,
    travellers: [],
    required_document: null,
    on_request: false,
    hold: { expires_at: '2099-01-10T10:15:00.000Z', can_extend: true },
    server_time: '2099-01-10T10:00:00.000Z',
    payment_failed: false,
    refund: null,
    policy: [
      { until: '2099-03-05T18:30:00.000Z', refund_percent: 100 },
      { until: '2099-03-13T18:30:00.000Z', refund_percent: 50 },
    ],
    can_cancel: false,
    can_change_dates: false,
    can_review: false,
    voucher: null,
    invoice_number: null,
    created_at: '2099-01-10T10:00:00.000Z',
    ...over,
  };
}

export function aConfirmedBooking(over: Partial<Booking> = {}): Booking {
  return aBooking({
    status: 'CONFIRMED',
    page: 'success',
    hold: null,
    contact: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919845061100' },
    travellers: [
      { name: 'Asha Rao', age: null, document: null },
      { name: 'Ravi Rao', age: null, document: null },
      { name: 'Mini Rao', age: 8, document: null },
    ],
    can_cancel: true,
    can_change_dates: true,
    voucher: {
      code: 'KT7Q2M4X99',
      qr: { size: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3zM14 14h2v2h-2z' },
      valid_from: '2099-03-20T04:30:00.000Z',
      valid_until: '2099-03-22T05:30:00.000Z',
    },
    invoice_number: 'KT/2098-99/00042',
    ...over,
  });
}
