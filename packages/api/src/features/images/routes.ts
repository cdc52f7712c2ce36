import * as endpoints from '@kaadu/contracts/images';
import { AppError } from '../../platform/errors/app-error';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import type { ImageStore } from './image-store';
import { acceptedFormat, parseImagePath } from './parse-image-path';
import { uploadImage } from './upload-image';

const year = 31_536_000;

/** Returns the routes of image resizing (§7, §9) and uploads. All parameters are allow-listed. */
export function imageRoutes(services: Services, images: ImageStore): Route[] {
  return [
    route(endpoints.getImage, async ({ params, raw, reply }) => {
      const requested = parseImagePath(params['*']);
      const format = requested?.format ?? acceptedFormat(raw.headers.accept);
      const image = requested && (await images.get({ ...requested, format }));
      if (!image) throw new AppError('not_found', 'There is no such image.');
      if (!requested.format)
        reply.header('vary', [reply.getHeader('vary') ?? [], 'accept'].flat().join(', '));
      return reply
        .type(`image/${image.format}`)
        .header('cache-control', image.final ? `public, max-age=${year}, immutable` : 'public, max-age=10')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image.bytes);
    }),
    route(endpoints.uploadImage, ({ body, ...actor }) => uploadImage(services, actor, body)),
  ];
}
