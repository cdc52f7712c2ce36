import { randomUUID } from 'node:crypto';
import { test, expect } from '../../fixtures/test';
import { openPage } from '../../support/pages/open-page';

test(
  'a new address is registered, and a second attempt reports it as known',
  { tag: '@footer' },
  async ({ page }) => {
    await openPage(page, '/');
    const footer = page.getByRole('contentinfo');
    const box = footer.getByPlaceholder('you@example.com');
    const address = `reader-${randomUUID()}@example.com`;
    await box.fill(`  ${address} `);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('status')).toHaveText(
      'Your email has been successfully registered with us.',
    );
    await expect(box).toHaveValue('');
    await box.fill(address);
    await box.press('Enter');
    await expect(footer.getByRole('status')).toHaveText('The given email has already been subscribed.');
  },
);
