import * as z from 'zod/mini';
import type { PageEndpoint } from './endpoint';

/** `{preset}@{density}x/{imagestorepath}.{format}`; see `imageUrl`. */
export const getImage = {
  method: 'GET',
  path: '/images/*',
  noun: 'images',
  summary: 'A stored picture in one of the presets',
  params: z.object({ '*': z.string() }),
  produces: 'image/*',
  errors: ['not_found'],
} as const satisfies PageEndpoint;
