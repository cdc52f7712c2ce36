export { createImageStore, type ImageStore } from './image-store';
export { imageRoutes } from './routes';
