import { messageOf } from '@kaadu/federation/release';
import type { ServiceMetrics } from '../metrics/service-metrics';
import type { Alert, MoveNotice, Notification } from './notification';
import { postNotification, type WebhookOptions } from './webhook';

export interface NotificationTarget extends WebhookOptions {
  /** `alerts` for failures; `all` for every change of the live versions as well. */
  readonly about: 'alerts' | 'all';
}

export interface NotifierOptions {
  readonly targets: readonly NotificationTarget[];
  /** Log for alerts that no target wants, and for failed notifications. */
  readonly log: { warn(text: string): void; error(fields: object, text: string): void };
  readonly metrics: Pick<ServiceMetrics, 'countAlert' | 'countNotification'>;
}

/** Maximum number of notifications that wait for one webhook. */
const maxWaiting = 100;

/**
 * Sends notifications in the background, to each webhook in order and independently of the others. Pending notifications
 * are lost when the process ends.
 */
export class Notifier {
  readonly #options: Omit<NotifierOptions, 'targets'>;
  readonly #queues: readonly TargetQueue[];

  constructor({ targets, ...options }: NotifierOptions) {
    this.#options = options;
    this.#queues = targets.map((target) => new TargetQueue(target, options));
  }

  alert(alert: Alert): void {
    const { log, metrics } = this.#options;
    metrics.countAlert(alert);
    if (this.#queues.length === 0) return log.warn(alert.text);
    const notification = { kind: 'alert' as const, ...alert, at: new Date().toISOString() };
    for (const queue of this.#queues) queue.add(notification);
  }

  move(notice: MoveNotice, at: string): void {
    for (const queue of this.#queues) if (queue.wantsMoves) queue.add({ ...notice, at });
  }

  /** Resolves once no notification is pending. */
  async idle(): Promise<void> {
    await Promise.all(this.#queues.map((queue) => queue.idle));
  }
}

class TargetQueue {
  readonly #target: NotificationTarget;
  readonly #options: Omit<NotifierOptions, 'targets'>;
  #waiting = 0;
  idle: Promise<void> = Promise.resolve();

  constructor(target: NotificationTarget, options: Omit<NotifierOptions, 'targets'>) {
    this.#target = target;
    this.#options = options;
  }

  get wantsMoves(): boolean {
    return this.#target.about === 'all';
  }

  add(notification: Notification): void {
    if (this.#waiting >= maxWaiting) {
      const { log, metrics } = this.#options;
      metrics.countNotification('dropped');
      return log.error({ text: notification.text }, 'a notification was dropped: too many wait');
    }
    this.#waiting += 1;
    this.idle = this.idle.then(() => this.#send(notification));
  }

  async #send(notification: Notification): Promise<void> {
    const { log, metrics } = this.#options;
    try {
      await postNotification(this.#target, notification);
      metrics.countNotification('sent');
    } catch (error) {
      // Without the URL, in which chat services keep their secret.
      log.error({ text: notification.text, cause: messageOf(error) }, 'a notification was not sent');
      metrics.countNotification('failed');
    } finally {
      this.#waiting -= 1;
    }
  }
}
