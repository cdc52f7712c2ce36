export { createImageStore, type ImageStore } from './image-store';
export { imageRoutes } from './routes';
export { findImagesInPage } from './find-images-in-page';
