import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../domain/app-error';
import { createImageStore } from '../images/image-store';
import { parseImagePath } from '../images/parse-image-path';
import type { Services } from '../services';

const year = 31_536_000;

/** The image-resizing path (§7, §9): allow-listed presets, densities, formats and known pictures only. */
export function imageRoutes({ imageFolder, paintImage }: Services): FastifyPluginAsyncZod {
  const getImage = createImageStore(imageFolder, paintImage);
  return async (app) => {
    app.get(
      '/images/*',
      { schema: { tags: ['images'], params: z.object({ '*': z.string() }) } },
      async ({ params }, reply) => {
        const wanted = parseImagePath(params['*']);
        const bytes = wanted && (await getImage(wanted));
        if (!bytes) throw new AppError('not_found', 'There is no such picture.');
        return reply
          .type(`image/${wanted.format}`)
          .header('cache-control', `public, max-age=${year}, immutable`)
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes);
      },
    );
  };
}
