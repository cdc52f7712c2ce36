import { AppError } from '../errors/app-error';

/** The original of a stored image as SVG; undefined when there is no such image. */
export type ImageSource = (storePath: string) => string | undefined;

/** @throws AppError invalid when a record is to show an image that does not exist */
export function requireImage(source: ImageSource, imagePath: string | null): void {
  if (imagePath !== null && source(imagePath) === undefined) {
    throw new AppError('invalid', 'There is no such image.', {
      errors: { image_path: ['names no image'] },
    });
  }
}
