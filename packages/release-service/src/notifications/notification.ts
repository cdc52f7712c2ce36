import type { TimelineEntry } from '@kaadu/release-core';

/** Something that failed, and that a person should know. */
export interface Alert {
  readonly text: string;
  readonly channel: string;
  readonly remote: string;
  readonly version: string;
  /** The version that serves instead; null when there was none to roll back to; absent when none was to be. */
  readonly replacedBy?: string | null;
  readonly because: string;
}

/** A change of what is live, whoever made it, through the service or on the store. */
export interface MoveNotice extends Pick<TimelineEntry, 'revision' | 'by' | 'reason'> {
  /** `approval`: somebody asks for one; nothing has changed yet. */
  readonly kind: TimelineEntry['kind'] | 'approval';
  readonly text: string;
  readonly channel: string;
  /** null: the whole channel. */
  readonly remote: string | null;
}

/** What is posted to webhooks. */
export type Notification = (({ readonly kind: 'alert' } & Alert) | MoveNotice) & {
  /** ISO 8601. */
  readonly at: string;
};
