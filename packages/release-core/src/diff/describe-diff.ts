import { canonicalJson, type Route } from '@kaadu/federation/release';
import type { RouteChange, SizeChange } from './diff-releases';

/** `12.3 kB`, or a dash. */
export function kilobytes(size: number | null | undefined): string {
  return size === null || size === undefined ? '—' : `${size.toFixed(1)} kB`;
}

/** `+0.4 kB`, `new`, `gone`, or `same`. */
export function sizeDelta({ from, to }: Pick<SizeChange, 'from' | 'to'>): string {
  if (from === null || to === null) return from === null ? 'new' : 'gone';
  const delta = to - from;
  if (Math.abs(delta) < 0.05) return 'same';
  return `${delta > 0 ? '+' : '−'}${Math.abs(delta).toFixed(1)} kB`;
}

/** Whether the newer version is over its budget. */
export function isOverBudget({ to, budget }: SizeChange): boolean {
  return to !== null && budget !== undefined && to > budget;
}

/** `added`, `removed`, or which members of a route changed and how. */
export function routeChange({ from, to }: RouteChange): string {
  if (!from || !to) return from ? `removed (${from.expose})` : `added (${to?.expose ?? ''})`;
  const members: readonly (keyof Route)[] = ['expose', 'layout', 'query', 'isPrivate'];
  const changed = members.filter(
    (name) => canonicalJson(from[name] ?? null) !== canonicalJson(to[name] ?? null),
  );
  const value = (route: Route, name: keyof Route) => String(route[name] ?? 'none');
  return changed.map((name) => `${name}: ${value(from, name)} → ${value(to, name)}`).join('; ');
}
