import { apiVariables } from '../../packages/api/src/env';
import { serviceVariables } from '../../packages/release-service/src/run-service';
import { commandVariables } from '../../packages/release-core/src/project/settings';
import { shellVariables } from '../../shell/src/server/env';

/** Variables read by `@kaadu/node-runtime/data-dir`, for every process. */
const ofAll = ['DATA_DIR', 'RELEASE_PROJECT'];
/** Variables read by the AWS SDK, for buckets. */
const ofBuckets = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
/** Variables read by glibc. */
const ofAllocator = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

const names = (variables: object) => [...Object.keys(variables), ...ofAll, ...ofBuckets, ...ofAllocator];

/** Variables read by the process of each image. */
export const variablesOf: Readonly<Record<string, readonly string[]>> = {
  'kaadu/shell': names(shellVariables),
  'kaadu/api': names(apiVariables),
  'kaadu/release-service': names({ ...commandVariables, ...serviceVariables }),
};

/** Whether a variable has a secret value. */
export const isSecret = (name: string) =>
  /(_TOKEN|_SECRET|_PASSWORD|_PEPPER|_ACCESS_KEY|_ACCESS_KEY_ID|KEY_ID)$/.test(name) ||
  ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'RELEASE_DATABASE_URL', 'SMTP_URL'].includes(name);

/** Returns the last two parts of an image's name, without registry, tag and digest. */
export const imageName = (image: string) =>
  image
    .replace(/@.*$/, '')
    .replace(/:[^:/]*$/, '')
    .split('/')
    .slice(-2)
    .join('/');

/** Whether an image is one exact version, by its tag or digest. */
export const isPinned = (image: string) =>
  /@sha256:[0-9a-f]{64}$|:(v?\d+\.\d+(\.\d+)?|RELEASE\.\d{4}-\d\d-\d\dT)/.test(image);
