export { readToken } from './read-token';
export { uploadFile } from './upload-file';
