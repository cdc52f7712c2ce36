import { startCanary } from '@kaadu/release-core';
import { noCounts } from '@kaadu/release-core/health';
import { chromium, type Browser } from 'playwright';
import { testService } from '../../fixtures/service';

const start = testService();

describe('the console in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    });
  });
  afterAll(() => browser.close());

  test('operations signs in, sees a canary live, freezes, and rolls back after a confirmation', async () => {
    const service = await start();
    const secret = await service.token({ owner: 'operations' });
    const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(url);
    await page.getByLabel('Token').fill(secret);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const header = page.getByRole('article', { name: 'header' });
    await header.getByText('2.0.0').first().waitFor();

    await startCanary(
      service.store,
      'header',
      { version: '3.0.0', percent: 25 },
      { channel: 'production', by: 'ana', reason: 'new logo' },
    );
    await header.getByText('for 25 % of visitors').waitFor();
    const counts = { renders: 200, renderErrors: 4, faults: 1, lateLoads: 2 };
    const versions = [{ ...noCounts, remote: 'header', version: '3.0.0', ...counts }];
    const report = { shell: 'shell-1', channel: 'production', revision: 3, versions };
    await service.app.inject({
      method: 'POST',
      url: '/v1/reports',
      headers: { authorization: `Bearer ${secret}` },
      payload: report,
    });
    await header.getByRole('img', { name: /Errors: stable no data, canary 2\.0 %/ }).waitFor();
    await header.getByText('canary: 1 uncaught error, 2 late loaders').waitFor();

    const dialog = page.getByRole('dialog');
    await header.getByRole('button', { name: 'Freeze' }).click();
    await dialog.getByText('Freeze: header').waitFor();
    await dialog.getByLabel('Why').fill('key of the header team');
    await dialog.getByRole('button', { name: 'Freeze' }).click();
    await header.getByText('by operations: key of the header team').waitFor();
    await header.getByRole('button', { name: 'Unfreeze' }).click();
    await dialog.getByLabel('Why').fill('a new key is in force');
    await dialog.getByRole('button', { name: 'Unfreeze' }).click();
    await page.getByText('New versions of header can go live again.').waitFor();

    await header.getByRole('button', { name: 'Roll back' }).click();
    await dialog.getByText('All visitors get 1.0.0 instead of 2.0.0 again.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await service.store.readChannel('production')).toMatchObject({ revision: 5 });
    await header.getByRole('button', { name: 'Roll back' }).click();
    await dialog.getByLabel('Why').fill('errors on phones');
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await page.getByText('header is at 1.0.0; shells switch within a second.').waitFor();
    expect(await service.store.readChannel('production')).toMatchObject({
      by: 'operations',
      reason: 'errors on phones',
      remotes: { header: { stable: '1.0.0' } },
    });
    expect(problems).toEqual([]);
    await page.close();
  });
});
