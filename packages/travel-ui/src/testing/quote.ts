import type { ExperienceAvailability, OptionAvailability, Quote } from '@kaadu/contracts/availability';

/**
 * Returns a price of two nights.
 * @param over fields to override
 */
export function aQuote(over: Partial<Quote> = {}): Quote {
  return {
    lines: [
      { kind: 'base', label: 'Valley tent, 1 room × 2 nights', amount: 1_000_000 },
      { kind: 'extra_guest', label: '1 child', amount: 80_000 },
    ],
    taxable: 1_080_000,
    taxes: [
      { label: 'CGST 2.5%', amount: 27_000 },
      { label: 'SGST 2.5%', amount: 27_000 },
    ],
    total: 1_134_000,
    member_total: 1_060_000,
    is_member: false,
    coupon: null,
    units: 1,
    nights: 2,
    ...over,
  };
}

/** Returns the availability of one option. */
export function anOptionAnswer(over: Partial<OptionAvailability> = {}): OptionAvailability {
  return {
    option_pk: 121,
    status: 'AVAILABLE',
    reason: null,
    remaining: null,
    vacancies: 6,
    slots: [],
    quote: aQuote(),
    on_request: false,
    ...over,
  };
}

/** Returns the availability of an experience. */
export function anAvailability(over: Partial<ExperienceAvailability> = {}): ExperienceAvailability {
  return {
    experience_pk: 12,
    from: '2099-03-20',
    to: '2099-03-22',
    guests: 2,
    options: [anOptionAnswer()],
    alternatives: [],
    ...over,
  };
}
