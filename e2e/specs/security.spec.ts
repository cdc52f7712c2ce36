import { createHash } from 'node:crypto';
import { type APIResponse } from '@playwright/test';
import { test, expect } from '../fixtures/test';
import { openPage } from '../support/open-page';

/** The nonce that a response's policy allows. */
function nonceOf(response: APIResponse): string {
  const policy = response.headers()['content-security-policy'] ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
}

test('every response has its own nonce, which its scripts carry', async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ['/', '/', '/', '/nope', '/nope']) {
    const response = await request.get(path);
    const nonce = nonceOf(response);
    expect(nonce).toMatch(/^[\w-]{48}$/);
    nonces.add(nonce);
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    const executable = scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
    expect(executable.length).toBeGreaterThan(0);
    for (const tag of executable) expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(5);
});

test('scripts and styles carry the hash of the file at their address', async ({ request }) => {
  const source = await (await request.get('/')).text();
  const tags = source.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*rel="(stylesheet|preload)"[^>]*>/g) ?? [];
  const files = tags.filter((tag) => !/as="(image|font)"/.test(tag));
  expect(files.length).toBeGreaterThan(8);
  for (const tag of files) {
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';
    const integrity = /integrity="([^"]+)"/.exec(tag)?.[1];
    const bytes = await (await request.get(address)).body();
    expect(integrity, address).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});

test('a script without the nonce does not run', async ({ page, problems }) => {
  problems.allow(/Content Security Policy/);
  await openPage(page, '/');
  const ran = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.shifted = -1" alt="">');
    const script = document.createElement('div');
    script.innerHTML = '<a href="javascript:window.shifted=-1" id="bad">x</a>';
    document.body.append(script);
    document.getElementById('bad')?.click();
    return window.shifted === -1;
  });
  expect(ran).toBe(false);
});
