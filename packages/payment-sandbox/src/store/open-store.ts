import { closeSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Order, type Payment, type Refund, SandboxRecord, type WebhookEvent } from './records';

export interface Store {
  readonly orders: ReadonlyMap<string, Order>;
  readonly payments: ReadonlyMap<string, Payment>;
  readonly refunds: ReadonlyMap<string, Refund>;
  readonly events: ReadonlyMap<string, WebhookEvent>;
  /** Adds or replaces records by id: all of them, or none if the process crashes. */
  save(...records: readonly SandboxRecord[]): void;
  close(): void;
}

/**
 * Opens the records in a folder. The file has one JSON line per change with the records concerned, and is
 * append-only. An incomplete last line after a crash is dropped.
 * @throws Error when any other line is damaged
 */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'records.jsonl');
  const maps = {
    order: new Map<string, Order>(),
    payment: new Map<string, Payment>(),
    refund: new Map<string, Refund>(),
    event: new Map<string, WebhookEvent>(),
  };
  const remember = (record: SandboxRecord) => {
    if (record.entity === 'order') maps.order.set(record.id, record);
    else if (record.entity === 'payment') maps.payment.set(record.id, record);
    else if (record.entity === 'refund') maps.refund.set(record.id, record);
    else maps.event.set(record.id, record);
  };
  // Synchronous: a response may be sent only after its change is in the file, and in the same order.
  const descriptor = openSync(file, 'a', 0o600);
  readRecords(file).forEach(remember);
  return {
    orders: maps.order,
    payments: maps.payment,
    refunds: maps.refund,
    events: maps.event,
    save(...records) {
      writeSync(descriptor, `${JSON.stringify(records)}\n`);
      records.forEach(remember);
    },
    close: () => closeSync(descriptor),
  };
}

const Change = z.array(SandboxRecord);

function readRecords(file: string): SandboxRecord[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  const lines = whole.split('\n').slice(0, -1);
  return lines.flatMap((line, index) => {
    try {
      return Change.parse(JSON.parse(line));
    } catch (cause) {
      throw new Error(`Line ${index + 1} of ${file} is damaged. Repair it, or delete the file.`, { cause });
    }
  });
}
