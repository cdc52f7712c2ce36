import * as z from 'zod/mini';
import type { Endpoint, PageEndpoint } from '../endpoints/endpoint';

/**
 * `{preset}@{density}x/{imagestorepath}`, with `.{format}` unless the browser negotiates it; see `imageUrl`.
 */
export const getImage = {
  method: 'GET',
  path: '/images/*',
  noun: 'images',
  summary: 'A stored picture in one of the presets',
  params: z.object({ '*': z.string() }),
  produces: 'image/*',
  errors: ['not_found'],
} as const satisfies PageEndpoint;

/**
 * Result of an upload: the path under which records name it, and its size in pixels, which may be reduced.
 */
export const UploadedImage = z.object({ imagestorepath: z.string(), width: z.int(), height: z.int() });
export type UploadedImage = z.infer<typeof UploadedImage>;

/** Accepted content types of photos. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The body is the file. Its type is detected from its content; location and camera data are removed. */
export const uploadImage = {
  method: 'POST',
  path: '/admin/images',
  noun: 'images',
  summary: 'Stores a photo for content to show',
  access: ['content', 'sales'],
  uploads: {
    types: photoTypes,
    maxBytes: 10 * 1024 * 1024,
  },
  data: UploadedImage,
  errors: ['invalid', 'too_large', 'unsupported'],
} as const satisfies Endpoint;
