import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStory } from '../test-data';
import { StoryTile } from './StoryTile';

test('opening the story of a card stores maxStory as 0', async () => {
  localStorage.clear();
  renderRemote(<StoryTile story={aStory()} />);
  await userEvent.click(screen.getByRole('link'));
  expect(localStorage.getItem('maxStory')).toBe('0');
});
