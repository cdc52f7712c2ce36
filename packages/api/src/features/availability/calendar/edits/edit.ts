import type { ResourceFields } from '@kaadu/contracts/calendar';
import type { AvailabilityRules } from '../../capacity/rules';

/*
 * Edits are made by comparing and swapping: each says what it found and what it leaves. One that is turned round takes the
 * first back, and is refused when something else has changed the same since (ADR 045).
 */

/** What there is of a resource on days in a row, at one time of the day. */
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
  /** Left out of one that is not stored yet. */
  readonly primaryKey?: number;
  readonly fromDay: string;
  readonly toDay: string;
  readonly reason: string;
}

/** Periods that touch some days of a resource. */
export interface BlackoutEdit {
  readonly kind: 'blackouts';
  readonly resourcePk: number;
  readonly from: string;
  readonly to: string;
  readonly before: readonly Period[];
  readonly after: readonly Period[];
}

/** Days whose rates differ. */
export interface Season {
  readonly primaryKey?: number;
  readonly name: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly weekdays: readonly number[];
  readonly percent: number;
}

/** Seasons of an experience that are taken away, and those that are put there. */
export interface SeasonEdit {
  readonly kind: 'seasons';
  readonly experiencePk: number;
  readonly before: readonly Season[];
  readonly after: readonly Season[];
}

/** A resource; null where it is made or taken away. */
export interface ResourceEdit {
  readonly kind: 'resource';
  /** Left out of one that is not stored yet. */
  readonly resourcePk?: number;
  readonly before: ResourceFields | null;
  readonly after: ResourceFields | null;
}

/** What an option draws on, and its rules; null: the defaults. */
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

export type CalendarEdit = CapacityEdit | BlackoutEdit | SeasonEdit | ResourceEdit | OptionEdit;

/** Edits that take the given ones back. */
export function turnRound(edits: readonly CalendarEdit[]): CalendarEdit[] {
  return edits.map((edit) => {
    switch (edit.kind) {
      case 'capacity':
        return { ...edit, before: edit.after, after: edit.before };
      case 'blackouts':
        return { ...edit, before: edit.after, after: edit.before };
      case 'seasons':
        return { ...edit, before: edit.after, after: edit.before };
      case 'resource':
        return { ...edit, before: edit.after, after: edit.before };
      case 'option':
        return { ...edit, before: edit.after, after: edit.before };
    }
  });
}
