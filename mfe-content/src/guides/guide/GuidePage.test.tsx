import { screen, within } from '@testing-library/react';
import { renderRemote } from '@kaadu/harness/testing';
import { aGuide } from './test-data';
import { GuidePage } from './GuidePage';
import { guideMeta } from './load-guide';

test('each entry of the table of contents has its section', () => {
  renderRemote(<GuidePage data={aGuide()} />, { at: '/guide/coorg/301' });
  const contents = within(screen.getByRole('navigation', { name: 'In this guide' }));
  for (const name of [
    'When to go',
    'How to get there',
    'Places to see',
    'Things to do',
    'Questions people ask',
  ]) {
    expect(contents.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('sections without content are missing from the page and its table of contents', () => {
  renderRemote(
    <GuidePage data={aGuide({ places: [], things_to_do: [], faqs: [], related_experiences: [] })} />,
  );
  expect(screen.queryByText('Places to see')).not.toBeInTheDocument();
  expect(screen.queryByText('Questions people ask')).not.toBeInTheDocument();
});

test('each month is announced with rainfall, temperature and recommendation', () => {
  renderRemote(<GuidePage data={aGuide()} />);
  const july = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith('Jul'));
  expect(july).toHaveTextContent('Jul1080 mm of rain23° mean highAvoid');
});

test('the structured data describes the destination and its attractions', () => {
  const { structuredData } = guideMeta(aGuide(), { url: new URL('https://site.test/guide/coorg/301') });
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'TouristDestination',
      includesAttraction: [expect.objectContaining({ name: 'Tadiandamol' })],
    }),
  );
});
