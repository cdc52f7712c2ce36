import { renderRemote } from '@kaadu/harness/testing';
import { LanguageProvider } from '@kaadu/federation/react';
import { screen, within } from '@testing-library/react';
import { Header } from '../Header/Header';
import { messages } from '../messages';
import { headerData } from '../test-data';

const links = () =>
  within(screen.getAllByRole('navigation', { name: 'Language' })[0] ?? document.body).getAllByRole('link');

test('the languages link to the same page and query, each named in itself', () => {
  renderRemote(<Header data={headerData} />, { at: '/experiences?page=2' });
  expect(links().map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['English', 'en', '/experiences?page=2'],
    ['ಕನ್ನಡ', 'kn', '/kn/experiences?page=2'],
    ['हिन्दी', 'hi', '/hi/experiences?page=2'],
  ]);
});

test('the current language is marked', () => {
  renderRemote(<Header data={headerData} />);
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  expect(links()[0]).toHaveAttribute('aria-current', 'true');
});

test('a page in Kannada says that some content is in English', async () => {
  await messages.load('kn');
  renderRemote(
    <LanguageProvider value="kn">
      <Header data={headerData} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('complementary', { name: 'ಭಾಷೆ' })).toHaveTextContent('ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ');
  expect(screen.getByRole('link', { name: 'ಮಾರ್ಗದರ್ಶಿಗಳು' })).toBeVisible();
});

test('a page in English has no notice about the language', () => {
  renderRemote(<Header data={headerData} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
