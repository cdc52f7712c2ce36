import type { SandboxRecord } from './records';

/** A record as the API shows it, without what only the sandbox knows. */
export function view(record: SandboxRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'sandbox'));
}

/** A list as the API shows it. */
export function viewList(records: readonly SandboxRecord[]): Record<string, unknown> {
  return { entity: 'collection', count: records.length, items: records.map(view) };
}
