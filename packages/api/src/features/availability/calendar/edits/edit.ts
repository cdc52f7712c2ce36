import type { ResourceFields } from '@kaadu/contracts/calendar';
import type { AvailabilityRules } from '../../capacity/rules';

/*
 * Edits compare and swap: each has a state before and after. The inverse edit undoes it, and is refused when something
 * else has changed the same since (ADR 045).
 */

/** Capacity of a resource on consecutive days at one slot. */
export interface CapacityEdit {
  readonly kind: 'capacity';
  readonly resourcePk: number;
  /** HH:MM; empty for a night. */
  readonly slot: string;
  /** Day of the first figure. */
  readonly from: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A period in which a resource is closed. */
export interface Period {
  /** Missing until it is stored. */
  readonly primaryKey?: number;
  readonly fromDay: string;
  readonly toDay: string;
  readonly reason: string;
}

/** Periods of a resource that overlap some days. */
export interface BlackoutEdit {
  readonly kind: 'blackouts';
  readonly resourcePk: number;
  readonly from: string;
  readonly to: string;
  readonly before: readonly Period[];
  readonly after: readonly Period[];
}

/** Days with other rates. */
export interface Season {
  readonly primaryKey?: number;
  readonly name: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly weekdays: readonly number[];
  readonly percent: number;
}

/** Removed and added seasons of an experience. */
export interface SeasonEdit {
  readonly kind: 'seasons';
  readonly experiencePk: number;
  readonly before: readonly Season[];
  readonly after: readonly Season[];
}

/** Rates set for consecutive days of an option; null where the usual rate applies. */
export interface RateEdit {
  readonly kind: 'rates';
  readonly optionPk: number;
  /** Day of the first rate. */
  readonly from: string;
  readonly before: readonly (number | null)[];
  readonly after: readonly (number | null)[];
}

/** State of a resource before and after; null where it is created or removed. */
export interface ResourceEdit {
  readonly kind: 'resource';
  /** Missing until it is stored. */
  readonly resourcePk?: number;
  readonly before: ResourceFields | null;
  readonly after: ResourceFields | null;
}

/** Resources and rules of an option; null rules are the defaults. */
export interface OptionState {
  readonly resources: readonly { readonly resourcePk: number; readonly quantity: number }[];
  readonly rules: AvailabilityRules | null;
}

export interface OptionEdit {
  readonly kind: 'option';
  readonly optionPk: number;
  readonly before: OptionState;
  readonly after: OptionState;
}

export type CalendarEdit = CapacityEdit | BlackoutEdit | SeasonEdit | RateEdit | ResourceEdit | OptionEdit;

/** Returns the edits that undo the given ones. */
export function invertEdits(edits: readonly CalendarEdit[]): CalendarEdit[] {
  return edits.map((edit) => {
    switch (edit.kind) {
      case 'capacity':
        return { ...edit, before: edit.after, after: edit.before };
      case 'blackouts':
        return { ...edit, before: edit.after, after: edit.before };
      case 'seasons':
        return { ...edit, before: edit.after, after: edit.before };
      case 'rates':
        return { ...edit, before: edit.after, after: edit.before };
      case 'resource':
        return { ...edit, before: edit.after, after: edit.before };
      case 'option':
        return { ...edit, before: edit.after, after: edit.before };
    }
  });
}
