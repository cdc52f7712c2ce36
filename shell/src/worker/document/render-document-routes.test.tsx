import { HttpError } from '@kaadu/contracts';
import { auth, content, fails, header, setOf, visit } from '../testing/visit-page';
import { workerRemote } from '../testing/worker-remote';

describe('pages of two remotes', () => {
  test('are rendered by the remote whose release declares the route', async () => {
    const set = setOf(header('1.0.0'), auth('3.0.0'), content('1.0.0'));
    const home = await visit(set);
    expect(home.html).toContain('page 1.0.0');
    expect(home.html).not.toContain('account 3.0.0');
    const account = await visit(set, { path: '/account' });
    expect(account.page).toMatchObject({ status: 200 });
    expect(account.html).toContain('account 3.0.0');
    expect(account.html).toContain('/releases/auth/3.0.0/web/entry.js');
    expect(account.html).not.toContain('<link rel="preload" as="script" href="/releases/content/');
  });

  test('charge an error to their own remote, and replace no other', async () => {
    const broken = setOf(auth('3.0.0', { Page: fails }), content('1.0.0'));
    const fallback = setOf(auth('2.0.0'), content('1.0.0'));
    const { html, counts, replaced } = await visit(broken, { path: '/account', fallback });
    expect(html).toContain('account 2.0.0');
    expect(replaced).toEqual([['auth']]);
    expect(counts).toMatchObject({ 'auth@3.0.0': [1, 1], 'auth@2.0.0': [1, 0] });
  });

  test('do not count a remote without a slot on pages of another one', async () => {
    const { counts } = await visit(setOf(auth('3.0.0'), content('1.0.0')), { path: '/account' });
    expect(counts).toEqual({ 'auth@3.0.0': [1, 0] });
  });

  test('show the not-found page of another remote for an unknown record', async () => {
    const loader = () => Promise.reject(new HttpError(404, 'no such account'));
    const { page, html } = await visit(setOf(auth('3.0.0', { loader }), content('1.0.0')), {
      path: '/account',
    });
    expect(page).toMatchObject({ status: 404 });
    expect(html).toContain('not found 1.0.0');
  });

  test('show the error page for a missing remote, and the not-found page for an unknown URL', async () => {
    const set = setOf(content('1.0.0'));
    const missing = await visit(set, { path: '/my-bookings' });
    expect(missing.page).toMatchObject({ status: 503 });
    expect(missing.html).toContain('error page 1.0.0');
    expect((await visit(set, { path: '/nowhere' })).page).toMatchObject({ status: 404 });
  });

  test('are live, and not cached, only if the page declares it', async () => {
    const live = content('1.0.0', { meta: () => ({ isLive: true }) });
    expect((await visit(setOf(live))).page).toMatchObject({ status: 200, isLive: true });
    expect((await visit(setOf(content('1.0.0')))).page).toMatchObject({ status: 200, isLive: false });
  });

  test('are rendered by the first remote when two versions declare the same route', async () => {
    const rival = workerRemote('auth', '1.0.0', { './home': { page: { Page: () => <p>rival</p> } } }, [
      { path: '/', expose: './home', layout: 'default' },
    ]);
    const { page, html } = await visit(setOf(rival, content('1.0.0')));
    expect(page).toMatchObject({ status: 200 });
    expect(html).toContain('rival');
  });
});

describe('a page with the admin layout', () => {
  const adminOf = (loader?: () => Promise<unknown>) =>
    workerRemote('admin', '4.0.0', { './admin': { page: { Page: () => <p>admin 4.0.0</p>, loader } } }, [
      { path: '/admin', expose: './admin', layout: 'admin' },
    ]);
  const isPreloaded = (html: string, remote: string) =>
    html.includes(`<link rel="preload" as="script" href="/releases/${remote}/`);

  test('has no header, and loads no script of it, but keeps the session', async () => {
    const session = auth('3.0.0');
    const set = setOf(header('1.0.0'), session, adminOf(), content('1.0.0'));
    const { html } = await visit(set, { path: '/admin' });
    expect(html).toContain('admin 4.0.0');
    expect(html).not.toContain('header 1.0.0');
    expect(isPreloaded(html, 'header')).toBe(false);
    expect(html).toContain('data-part="session"');
  });

  test('has the header on its not-found page', async () => {
    const missing = adminOf(() => Promise.reject(new HttpError(404, 'no such screen')));
    const { html } = await visit(setOf(header('1.0.0'), missing, content('1.0.0')), { path: '/admin' });
    expect(html).toContain('not found 1.0.0');
    expect(html).toContain('header 1.0.0');
    expect(isPreloaded(html, 'header')).toBe(true);
  });
});
