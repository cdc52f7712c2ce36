export { buildApi, type ApiOptions } from './build-api';
export { lockFolder } from './platform/database/pglite/folder-lock';
export { snapshotPglite } from './platform/database/pglite/pglite';
export { snapshotFile } from './platform/database/pglite/snapshot-file';
export { openDatabase } from './platform/database/open-database';
export { loadSampleContent } from './sample-content/load-sample-content';
export { unreachableGateway } from './platform/payment-gateway/unreachable-gateway';
export { folderImageSource } from './platform/images/folder-image-source';
