import { expect, type Page } from '@playwright/test';
import type { PackedSite } from './packed-site';
import { whenHydrated } from './second-site';

/** Returns the document of the site's home page; empty while the site does not respond. */
export async function documentOf({ url }: PackedSite, headers: HeadersInit = {}): Promise<string> {
  const response = await fetch(url, { headers }).catch(() => undefined);
  return (await response?.text()) ?? '';
}

/** Returns the text of the part in the home page, without its count. */
export async function textOfPart(site: PackedSite, headers?: HeadersInit): Promise<string | undefined> {
  const document = await documentOf(site, headers);
  const part = document.slice(document.indexOf('<div id="hello">'));
  return /<button>(\w.*?:) <!-- -->0<\/button>/.exec(part)?.[1];
}

/** Returns the text that a new visitor gets, twice, while a canary runs. */
export async function textForNewVisitor(site: PackedSite): Promise<string | undefined> {
  const { headers } = await fetch(site.url);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const text = await textOfPart(site, { cookie });
  expect(await textOfPart(site, { cookie })).toBe(text);
  return text;
}

/** Uses the component of Next that counts likes, once. */
export async function like(page: Page): Promise<void> {
  const likes = page.getByRole('button', { name: 'Likes' });
  await whenHydrated(likes);
  await likes.click();
  await expect(likes).toHaveText('Likes: 1');
}
