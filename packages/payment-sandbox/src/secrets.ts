import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Secrets = z.object({
  keyId: z.string(),
  keySecret: z.string().min(32),
  webhookSecret: z.string().min(32),
});
/** Secrets that a sandbox shares with its shop. */
export type SandboxSecrets = z.infer<typeof Secrets>;

const random = () => randomBytes(32).toString('base64url');

export function generateSandboxSecrets(): SandboxSecrets {
  return { keyId: 'sandbox_development', keySecret: random(), webhookSecret: random() };
}

const AlreadyThere = z.object({ code: z.literal('EEXIST') });

/** Reads the secrets of a development machine, generated once in the data folder of both processes. */
export async function developmentSandboxSecrets(dataDir: string): Promise<SandboxSecrets> {
  const folder = join(dataDir, 'payment-sandbox');
  const file = join(folder, 'secrets.json');
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(generateSandboxSecrets()), { mode: 0o600 });
  try {
    // Of two processes that start together only one may decide, and neither may read a partial file.
    await link(draft, file);
  } catch (error) {
    if (!AlreadyThere.safeParse(error).success) throw error;
  } finally {
    await rm(draft);
  }
  return Secrets.parse(JSON.parse(await readFile(file, 'utf8')));
}
