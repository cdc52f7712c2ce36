import type { OptionRules } from '@kaadu/contracts/calendar';

/** Booking rules as typed. */
export interface TypedRules {
  readonly weekdays: readonly number[];
  /** DD/MM as `MM-DD`; empty for all year. */
  readonly seasonFrom: string;
  readonly seasonTo: string;
  readonly minNights: string;
  readonly cutoffHours: string;
  readonly maxUnits: string;
  readonly onRequest: boolean;
}

export function typedRules(rules: OptionRules): TypedRules {
  return {
    weekdays: rules.weekdays,
    seasonFrom: rules.season?.from ?? '',
    seasonTo: rules.season?.to ?? '',
    minNights: String(rules.min_nights),
    cutoffHours: String(rules.cutoff_hours),
    maxUnits: String(rules.max_units),
    onRequest: rules.on_request,
  };
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Converts typed rules to the API's body, not validated yet. */
export function enteredRules(rules: TypedRules) {
  const { seasonFrom, seasonTo } = rules;
  return {
    weekdays: [...rules.weekdays],
    season: seasonFrom || seasonTo ? { from: seasonFrom, to: seasonTo } : null,
    min_nights: numberOf(rules.minNights),
    cutoff_hours: numberOf(rules.cutoffHours),
    max_units: numberOf(rules.maxUnits),
    on_request: rules.onRequest,
  };
}
