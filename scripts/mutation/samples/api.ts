import type { FaultSample } from './fault-sample';

const features = 'packages/api/src/features';
const platform = 'packages/api/src/platform';

const money: FaultSample[] = [
  {
    area: 'money',
    fault: 'finance does not learn of a refund that arrives after it was paid by other means',
    file: `${features}/payments/refunds/refund-payment.ts`,
    find: "made.status === 'processed') await alert(step, 'refunded_twice')",
    replace: "made.status === 'failed') await alert(step, 'refunded_twice')",
    tests: [`${features}/payments/refunds/refused-refunds.test.ts`],
  },
  {
    area: 'money',
    fault: 'the incident of a refund that is still pending can be closed',
    file: `${features}/payments/refunds/refund-desk.ts`,
    find: "refund.status === 'failed' || refund.status === 'pending'",
    replace: "refund.status === 'failed'",
    tests: [`${features}/payments/refunds/refused-refunds.test.ts`],
  },
  {
    area: 'money',
    fault: 'a refund is rounded to paise in place of whole rupees',
    file: `${features}/booking/changes/cancel-booking.ts`,
    find: 'Math.floor((paid * percent) / 10_000) * 100',
    replace: 'Math.floor((paid * percent) / 100)',
    tests: [`${features}/booking/booking-times.test.ts`],
  },
  {
    area: 'money',
    fault: 'tax rates apply from the day after their first',
    file: `${platform}/money/tax.ts`,
    find: 'rate.effectiveFrom <= on',
    replace: 'rate.effectiveFrom < on',
    tests: [`${platform}/money/tax.test.ts`],
  },
  {
    area: 'money',
    fault: 'several of an add-on cost as much as one',
    file: `${features}/availability/prices/price-trip.ts`,
    find: 'amount: pricePaise * quantity',
    replace: 'amount: pricePaise',
    tests: [`${features}/availability/prices/price-discounts.test.ts`],
  },
  {
    area: 'money',
    fault: 'tax is rounded for all units together, so that two rooms may cost less than twice one',
    file: `${features}/availability/prices/charges.ts`,
    find: 'Math.round((net * rateBp) / 1_000_000) * 100 * quantity',
    replace: 'Math.round((net * rateBp * quantity) / 1_000_000) * 100',
    tests: [
      `${features}/availability/prices/price-trip.test.ts`,
      `${features}/availability/prices/price-guests.test.ts`,
    ],
  },
  {
    area: 'money',
    fault: 'earlier refunds do not count against what was paid',
    file: `${features}/payments/refunds/request-refund.ts`,
    find: 'payment.amountPaise - (await sumRefunds(tx, payment.primaryKey))',
    replace: 'payment.amountPaise',
    tests: [`${features}/payments/ledger/payment-amounts.test.ts`],
  },
  {
    area: 'money',
    fault: 'refunds that wait do not count towards the limit of one person',
    file: `${features}/payments/refunds/approve-returns.ts`,
    find: "ne(refundRequests.status, 'declined')",
    replace: "eq(refundRequests.status, 'approved')",
    tests: [`${features}/payments/refunds/four-eyes.test.ts`],
  },
  {
    area: 'money',
    fault:
      'one person refunds any amount of another currency, because cents are compared with the limit in paise',
    file: `${features}/payments/refunds/approve-returns.ts`,
    find: 'isForeign || total',
    replace: 'total',
    tests: [`${features}/payments/refunds/approve-returns.test.ts`],
  },
  {
    area: 'money',
    fault: 'an order in another currency is accepted',
    file: `${features}/payments/ledger/settle-payment.ts`,
    find: 'money.amount === amountPaise && money.currency === currency',
    replace: 'money.amount === amountPaise',
    tests: [`${features}/payments/ledger/payment-amounts.test.ts`],
  },
  {
    area: 'money',
    fault: 'a webhook without a signature is not checked',
    file: `${platform}/payment-gateway/razorpay-webhook.ts`,
    find: '!signature || !sameHash(signature, expected)',
    replace: 'signature && !sameHash(signature, expected)',
    tests: [`${platform}/payment-gateway/razorpay-gateway.test.ts`],
  },
];

const bookings: FaultSample[] = [
  {
    area: 'bookings',
    fault: 'another account in the same browser opens the booking of an account',
    file: `${features}/booking/visitor/caller.ts`,
    find: 'return userPk === null ? caller.visitorHash === visitorHash : caller.user?.primaryKey === userPk;',
    replace: 'return caller.visitorHash === visitorHash || caller.user?.primaryKey === userPk;',
    tests: [`${features}/booking/lifecycle/booking-faults.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a coupon is accepted after its last day',
    file: `${features}/booking/trips/coupons.ts`,
    find: '        gte(discounts.endsOn, today),\n',
    replace: '',
    tests: [`${features}/booking/trips/coupons.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a hold can still be paid at the instant of its end',
    file: `${features}/booking/booking-times.ts`,
    find: "status === 'PAYMENT_PENDING') && now < holdExpiresAt",
    replace: "status === 'PAYMENT_PENDING') && now <= holdExpiresAt",
    tests: [`${features}/booking/booking-times.test.ts`, `${features}/booking/holds/hold-times.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a counter that was made when there were more rooms sells rooms that are gone',
    file: `${features}/availability/capacity/free-units.ts`,
    find: 'Math.min(free.get(key) ?? capacity, capacity)',
    replace: '(free.get(key) ?? capacity)',
    tests: [`${features}/availability/capacity/free-units.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a rejected booking keeps its claim on the rooms',
    file: `${features}/booking/lifecycle/state-machine.ts`,
    find: "to: 'REJECTED',\n    capacity: 'release',",
    replace: "to: 'REJECTED',",
    tests: [`${features}/booking/lifecycle/state-machine.test.ts`],
  },
];

const sessions: FaultSample[] = [
  {
    area: 'sessions',
    fault: 'the session cookie is sent over plain http in production',
    file: `${platform}/sessions/session-cookie.ts`,
    find: "sameSite: 'lax',\n  secure,",
    replace: "sameSite: 'lax',\n  secure: secure && false,",
    tests: [`packages/api/src/acceptance/production.test.ts`],
  },
  {
    area: 'sessions',
    fault: 'scripts of the page can read the cookie by which a visitor is known',
    file: `${platform}/sessions/visitor-cookie.ts`,
    find: 'httpOnly: true, ',
    replace: '',
    tests: [`packages/api/src/acceptance/production.test.ts`],
  },
  {
    area: 'sessions',
    fault: 'a session that is used lasts longer than 30 days',
    file: `${platform}/sessions/sessions-repository.ts`,
    find: '    gt(sessions.expiresAt, now),\n',
    replace: '',
    tests: [`${platform}/sessions/sessions.test.ts`],
  },
  {
    area: 'sessions',
    fault: 'ending one session by its key ends that of another account',
    file: `${platform}/sessions/sessions-repository.ts`,
    find: '        eq(sessions.userPk, userPk),\n',
    replace: '',
    tests: [`${platform}/sessions/sessions.test.ts`],
  },
  {
    area: 'sessions',
    fault: 'the code of another account links a contact to this one',
    file: `${features}/accounts/contacts/link-contact.ts`,
    find: 'isOwn: ({ userPk }) => userPk === user.primaryKey',
    replace: 'isOwn: () => true',
    tests: [`${features}/accounts/contacts/takeover.test.ts`],
  },
  {
    area: 'sessions',
    fault: 'a code for linking a contact signs in',
    file: `${features}/accounts/codes/otp-challenges-repository.ts`,
    find: 'and(isOpen(id, now), eq(otpChallenges.purpose, purpose))',
    replace: 'isOpen(id, now)',
    tests: [`${features}/accounts/contacts/takeover.test.ts`],
  },
];

const chatAndCaches: FaultSample[] = [
  {
    area: 'chat',
    fault: 'after signing out, a browser opens the thread of the account',
    file: `${features}/chat/threads/threads-repository.ts`,
    find: 'and(eq(chatThreads.visitorHash, owner.visitorHash), isNull(chatThreads.userPk))',
    replace: 'eq(chatThreads.visitorHash, owner.visitorHash)',
    tests: [`${features}/chat/chat.test.ts`],
  },
  {
    area: 'chat',
    fault: 'a socket whose session has ended continues as an unknown visitor',
    file: `${features}/chat/connections/identify.ts`,
    find: "  if (token !== null && !signedIn) return 'unknown';\n",
    replace: '',
    tests: [`${features}/chat/connections/chat-socket.test.ts`],
  },
  {
    area: 'caches',
    fault: 'callers that wait while content changes get an error',
    file: `${platform}/cache/content-cache.ts`,
    find: 'ignoreFetchAbort: true',
    replace: 'ignoreFetchAbort: false',
    tests: [`${platform}/cache/content-cache.test.ts`],
  },
];

/** Faults of the API. */
export const apiSamples: readonly FaultSample[] = [...money, ...bookings, ...sessions, ...chatAndCaches];
