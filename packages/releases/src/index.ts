export { followChannel, type FollowOptions } from './follow';
export { promote, rollback, type Moved, type MoveOptions } from './move';
export { previewSecret } from './preview/preview-secret';
export { readPreview, signPreview, type Preview } from './preview/preview-token';
export { publish, type Published } from './publish';
export { Channel } from './store/channel';
export { ReleaseError } from './store/errors';
export { createFolderStore } from './store/folder-store';
export type { ReleaseStore } from './store/release-store';
