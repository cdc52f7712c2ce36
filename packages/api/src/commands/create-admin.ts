import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseEnv } from '../env';
import { makeFirstAdmin } from '../features/admin';
import { openDatabase } from '../platform/database/open-database';
import { AppError } from '../platform/errors/app-error';
import { reportFailure } from './report-failure';

const usage =
  'Usage: npm --prefix packages/api run admin:create -- --email you@example.com --phone 9845012345 [--country +91] --first Asha --last Rao';

/** Creates the first admin of a fresh install; later ones are created in the admin pages. */
async function run(): Promise<string> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      phone: { type: 'string' },
      country: { type: 'string', default: '+91' },
      first: { type: 'string' },
      last: { type: 'string' },
    },
  });
  const { email, phone, country, first, last } = values;
  if (!email || !phone || !first || !last) throw new AppError('invalid', usage);
  const env = parseEnv(process.env);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    folder: join(env.DATA_DIR, 'db'),
  });
  try {
    const key = await makeFirstAdmin(database.db, {
      first_name: first,
      last_name: last,
      email,
      phone,
      country_code: country,
      role: 'admin',
    });
    return `Admin ${key} was created: sign in with ${email} and ${phone}.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
