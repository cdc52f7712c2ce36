import type { SandboxRecord } from './records';

/** Returns a record in the API's format, without the sandbox's internal fields. */
export function view(record: SandboxRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'sandbox'));
}

/** Returns a list in the API's format. */
export function viewList(records: readonly SandboxRecord[]): Record<string, unknown> {
  return { entity: 'collection', count: records.length, items: records.map(view) };
}
