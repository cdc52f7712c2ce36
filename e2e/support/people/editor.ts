import { EditedContent, type ContentNoun } from '@kaadu/contracts/content';
import { apiUrl, siteUrl } from '../../environment';
import { adminSession } from './staff';

async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: { ...(await adminSession()), origin: siteUrl, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: { data?: unknown; message?: string } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${answer.message}`);
  return answer.data;
}

export async function readContent(noun: ContentNoun, key: number): Promise<EditedContent> {
  return EditedContent.parse(await call('GET', `/admin/content/${noun}/${key}`));
}

/**
 * Saves a story as the run's admin.
 * @returns the data of the response
 */
export function saveStory(body: object): Promise<unknown> {
  return call('POST', '/admin/createBlog', body);
}

/** Deletes a record: unpublishes it, and discards its draft. */
export async function removeContent(noun: ContentNoun, key: number): Promise<void> {
  const { state, version } = await readContent(noun, key);
  const path = `/admin/content/${noun}/${key}`;
  if (state !== 'draft') await call('POST', `${path}/withdraw`, { version });
  await call('POST', `${path}/discard`, { version: (await readContent(noun, key)).version });
}
