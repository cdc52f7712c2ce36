import { expect, type Page } from '@playwright/test';
import { test } from '../../fixtures/test';
import { emailTo, findTrip, payByUpi, referenceOf } from '../../support/bookings/booking';
import { expectNoBarriers } from '../../support/pages/barriers';
import { openPage, whenInteractive } from '../../support/pages/open-page';
import { untranslatedTexts } from '../../support/pages/untranslated';
import { newPerson } from '../../support/people/people';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = {
  kn: {
    book: /ಬುಕ್ ಮಾಡಿ|Book now/,
    toTravellers: 'ಪ್ರಯಾಣಿಕರ ವಿವರಕ್ಕೆ ಮುಂದುವರಿಯಿರಿ',
    contact: 'ಸಂಪರ್ಕ',
    name: 'ಪೂರ್ಣ ಹೆಸರು',
    email: 'ಇ-ಮೇಲ್',
    phone: 'ಫೋನ್',
    second: 'ಪ್ರಯಾಣಿಕ 2',
    document: /ಸಂಖ್ಯೆ$/,
    toPayment: 'ಪಾವತಿಗೆ ಮುಂದುವರಿಯಿರಿ',
    check: 'ಪರಿಶೀಲಿಸಿ ಪಾವತಿಸಿ',
    pay: /^₹[\d,.]+ ಪಾವತಿಸಿ$/,
    problem: 'ನಿಮ್ಮ ಹೆಸರು ತುಂಬಿ.',
  },
  hi: {
    book: /बुक करें|Book now/,
    toTravellers: 'यात्रियों की जानकारी पर आगे बढ़ें',
    contact: 'संपर्क',
    name: 'पूरा नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    second: 'यात्री 2',
    document: /संख्या$/,
    toPayment: 'भुगतान के लिए आगे बढ़ें',
    check: 'जाँचें और भुगतान करें',
    pay: /^₹[\d,.]+ का भुगतान करें$/,
    problem: 'अपना नाम भरें।',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

/** Holds a stay from its page in a language. */
async function hold(page: Page, language: keyof typeof texts): Promise<void> {
  const { href } = await findTrip();
  await openPage(page, `/${language}${href}`);
  await page.getByRole('complementary').getByRole('button', { name: texts[language].book }).first().click();
  await page.waitForURL(new RegExp(`/${language}/experience/.+/buy\\?ref=`));
  await expect(page.getByRole('timer')).toBeVisible();
  await whenInteractive(page);
}

/** Checks that a page has no interface text in English, and no barrier. */
async function expectTranslated(page: Page): Promise<void> {
  expect(await untranslatedTexts(page)).toEqual([]);
  await expectNoBarriers(page);
}

/** Names the travellers, after a first attempt without a name. */
async function fillTravellers(page: Page, t: Texts): Promise<string> {
  const { firstName, lastName, email, phone } = newPerson();
  const contact = page.getByRole('group', { name: t.contact, exact: true });
  await page.getByRole('button', { name: t.toPayment }).click();
  await expect(contact.getByText(t.problem)).toBeVisible();
  expect(await untranslatedTexts(page)).toEqual([]);
  await contact.getByLabel(t.name).fill(`${firstName} ${lastName}`);
  await contact.getByLabel(t.email).fill(email);
  await contact.getByLabel(t.phone).fill(phone);
  await page.getByRole('group', { name: t.second }).getByLabel(t.name).fill('Ravi Rao');
  for (const field of await page.getByRole('textbox', { name: t.document }).all())
    await field.fill('X1234567');
  await page.getByRole('button', { name: t.toPayment }).click();
  await expect(page.getByRole('heading', { name: t.check })).toBeVisible();
  return email;
}

test('every step of the checkout is in Kannada', { tag: ['@booking', '@phone'] }, async ({ page }) => {
  test.slow();
  const t = texts.kn;
  await hold(page, 'kn');
  await expectTranslated(page);
  await page.getByRole('button', { name: t.toTravellers }).click();
  await fillTravellers(page, t);
  await expectTranslated(page);
  await expect(page.getByRole('button', { name: t.pay })).toBeEnabled();
});

test('a trip is booked in Hindi, from its page to the e-mail', { tag: '@booking' }, async ({ page }) => {
  test.slow();
  const t = texts.hi;
  await hold(page, 'hi');
  const reference = referenceOf(page);
  await page.getByRole('button', { name: t.toTravellers }).click();
  const address = await fillTravellers(page, t);
  const price = await page.getByRole('button', { name: t.pay }).innerText();
  await page.getByRole('button', { name: t.pay }).click();
  await payByUpi(page, 'asha@bank');
  await expect(page).toHaveURL(/\/hi\/experience\/.+\/buy\/success\?/);
  await expect(page.getByRole('heading', { name: 'आपकी बुकिंग हो गई' })).toBeVisible();
  await whenInteractive(page);
  await expectTranslated(page);
  await page.getByRole('link', { name: 'अपनी पुष्टि देखें' }).click();
  await expect(page).toHaveURL(/\/hi\/booking-confirmation-page\?/);
  await expect(page.getByRole('heading', { name: 'आपकी बुकिंग पक्की हो गई है' })).toBeVisible();
  await expectTranslated(page);

  const { text } = await emailTo(address, /^पक्की बुकिंग: /);
  expect(text).toContain(`संदर्भ संख्या: ${reference}`);
  expect(text).toContain(`कुल भुगतान: ${price.split(' ')[0] ?? ''}`);
  const link = /https?:\S+booking-confirmation-page\S+/.exec(text)?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/hi/booking-confirmation-page');
  await page.context().clearCookies();
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: 'आपकी बुकिंग पक्की हो गई है' })).toBeVisible();
});
