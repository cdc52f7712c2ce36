import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { StoryPage } from './StoryPage';
import { aStoryDetail } from './test-data';

test('formatted text has paragraphs, lists, quotes and links', () => {
  const sections = [
    {
      heading: 'Packing',
      paragraphs: ['Take boots', 'Hat', 'Stay dry'],
      blocks: [
        {
          kind: 'paragraph' as const,
          lines: [[{ text: 'Take ' }, { text: 'boots', bold: true }], [{ text: 'See', href: '/stories' }]],
        },
        { kind: 'numbers' as const, lines: [[{ text: 'Hat', italic: true }], [{ text: 'Rope' }]] },
        { kind: 'quote' as const, lines: [[{ text: '<b>Stay dry</b>' }]] },
      ],
    },
  ];
  renderRemote(<StoryPage data={aStoryDetail({ sections })} />, { at: '/stories/rain-in-agumbe/3' });
  expect(screen.getByText('boots')).toHaveProperty('tagName', 'STRONG');
  expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/stories');
  expect(screen.getByText('Hat')).toHaveProperty('tagName', 'EM');
  expect(screen.getByRole('blockquote')).toHaveTextContent('<b>Stay dry</b>');
});
