import { Counter, Gauge, type Registry } from 'prom-client';
import type { EncodedFiles } from './encoded-files';

/** Registers metrics of the cache of encoded images: size and hit rate. */
export function measureImages(
  registry: Registry,
  { size, lookups }: Pick<EncodedFiles, 'size' | 'lookups'>,
): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('image_cache_files', 'Encoded images on disk', () => size.files);
  gauge('image_cache_bytes', 'Bytes of encoded images on disk', () => size.bytes);
  new Counter({
    name: 'image_cache_lookups_total',
    help: 'Lookups of encoded images: found on disk (hit), encoded (miss)',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(lookups)) this.inc({ outcome }, count);
    },
  });
}
