import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';
import { createImageStore } from './image-store';
import { parseImagePath } from './parse-image-path';
import type { Services } from '../../services';

const year = 31_536_000;

/** The image-resizing path (§7, §9): allow-listed presets, densities, formats and known pictures only. */
export function imageRoutes({ imageFolder, paintImage }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    const images = createImageStore(imageFolder, paintImage, (error) =>
      app.log.error({ err: error }, 'a picture could not be encoded'),
    );
    app.addHook('onClose', () => images.close());
    app.get(
      '/images/*',
      { schema: { tags: ['images'], params: z.object({ '*': z.string() }) } },
      async ({ params }, reply) => {
        const wanted = parseImagePath(params['*']);
        const picture = wanted && (await images.get(wanted));
        if (!picture) throw new AppError('not_found', 'There is no such picture.');
        return reply
          .type(`image/${picture.format}`)
          .header(
            'cache-control',
            picture.lasting ? `public, max-age=${year}, immutable` : 'public, max-age=10',
          )
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture.bytes);
      },
    );
  };
}
