export { createImageStore, type ImageStore } from './image-store';
export { measureImages } from './measure-images';
export { imageRoutes } from './routes';
export { storeUpload } from './upload-image';
export { findImagesInPage } from './find-images-in-page';
