import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { adminSessionFile, apiUrl, dataDir, root, siteUrl } from '../environment';
import { otpFor } from '../support/people/people';

const admin = { email: 'admin@example.com', phone: '9000000001' };
const form = { ...admin, country_code: '+91', description: '/' };

/** Creates the admin of a run before the API opens the database, which allows one process only. */
export function createAdmin(): void {
  const { email, phone } = admin;
  const args = ['--email', email, '--phone', phone, '--first', 'Meera', '--last', 'Hegde'];
  const command = join('packages', 'api', 'src', 'commands', 'create-admin.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The admin could not be created: ${stderr}`);
}

/** Signs the admin in once for all specs, which run in parallel: a second code would replace the first. */
export async function signInAdmin(): Promise<void> {
  const context = await request.newContext({ baseURL: apiUrl, extraHTTPHeaders: { origin: siteUrl } });
  const response = await context.post('/verifyUserType', { data: form });
  const { primary_key } = (await response.json()).data;
  const otp = await otpFor(admin.email);
  const verified = await context.post('/verifyOtp', { data: { ...form, primary_key, otp } });
  const { access_token } = (await verified.json()).data;
  const { cookies } = await context.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await writeFile(adminSessionFile, JSON.stringify({ authorization: `Bearer ${access_token}`, cookie }));
  await context.dispose();
}
