import { Counter, Gauge, type Registry } from 'prom-client';
import type { ContentCache } from './content-cache';

/** Registers metrics of the content cache: size and hit rate. */
export function measureCache(registry: Registry, cache: Pick<ContentCache, 'bytes' | 'lookups'>): void {
  new Gauge({
    name: 'content_cache_bytes',
    help: 'Serialized bytes of the content cache',
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  new Counter({
    name: 'content_cache_lookups_total',
    help: 'Lookups that found a value, finished or in progress (hit), and that computed one (miss)',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, { hit, miss }] of cache.lookups) {
        this.inc({ kind, outcome: 'hit' }, hit);
        this.inc({ kind, outcome: 'miss' }, miss);
      }
    },
  });
}
