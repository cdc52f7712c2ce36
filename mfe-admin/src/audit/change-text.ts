import { readable } from '../shared/readable';
import type { AuditEntry } from '@kaadu/contracts/audit';

/** Formats `sections.2.heading` as `sections 3, heading`, counting from one. */
export function fieldText(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
    .reduce((text, part) => (/^\d+$/.test(part) ? `${text} ${part}` : `${text}, ${part}`));
}

/** Formats all changes of an entry as text, for a file. */
export function changesText(changes: AuditEntry['changes']): string {
  return Object.entries(changes)
    .map(([path, { from, to }]) => `${fieldText(path)}: ${readable(from)} → ${readable(to)}`)
    .join('\n');
}

export function detailText(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${readable(value)}`)
    .join(', ');
}
