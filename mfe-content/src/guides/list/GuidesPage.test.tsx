import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { aGuide } from '../guide/test-data';
import { GuidesPage } from './GuidesPage';

test('every guide links to its page', () => {
  renderRemote(<GuidesPage data={[aGuide()]} />, { at: '/guides' });
  expect(screen.getByRole('link', { name: 'Coorg on foot' })).toHaveAttribute('href', '/guide/coorg/301');
});
