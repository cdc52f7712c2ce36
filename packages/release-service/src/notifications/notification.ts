import type { TimelineEntry } from '@kaadu/release-core';

/** Failure that operators should know about. */
export interface Alert {
  readonly text: string;
  readonly channel: string;
  readonly remote: string;
  readonly version: string;
  /** Version that serves instead; null without one to roll back to; absent when no rollback was intended. */
  readonly replacedBy?: string | null;
  readonly because: string;
}

/** Change of the live versions, from any author, through the service or on the store. */
export interface MoveNotice extends Pick<TimelineEntry, 'revision' | 'by' | 'reason'> {
  /** `approval` for a request, which has changed nothing yet. */
  readonly kind: TimelineEntry['kind'] | 'approval';
  readonly text: string;
  readonly channel: string;
  /** Null for the whole channel. */
  readonly remote: string | null;
}

/** Body of a post to webhooks. */
export type Notification = (({ readonly kind: 'alert' } & Alert) | MoveNotice) & {
  /** Time of the event, ISO 8601. */
  readonly at: string;
};
