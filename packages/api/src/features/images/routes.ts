import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../services';
import { createImageStore } from './image-store';
import { parseImagePath } from './parse-image-path';

const year = 31_536_000;

/** The image-resizing path (§7, §9): allow-listed presets, densities, formats and known images only. */
export function imageRoutes({ imageFolder, imageSource }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    const images = createImageStore(imageFolder, imageSource, (error) =>
      app.log.error({ err: error }, 'an image could not be encoded'),
    );
    app.addHook('onClose', () => images.close());
    app.get(
      '/images/*',
      { schema: { tags: ['images'], params: z.object({ '*': z.string() }) } },
      async ({ params }, reply) => {
        const wanted = parseImagePath(params['*']);
        const image = wanted && (await images.get(wanted));
        if (!image) throw new AppError('not_found', 'There is no such image.');
        return reply
          .type(`image/${image.format}`)
          .header('cache-control', image.final ? `public, max-age=${year}, immutable` : 'public, max-age=10')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(image.bytes);
      },
    );
  };
}
