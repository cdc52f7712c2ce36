import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TopStrip } from './TopStrip';

function chatText(at: string): string {
  renderRemote(<TopStrip />, { at });
  const href = screen.getByRole('link', { name: 'Chat with an advisor' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/919845061100\?text=/);
  return new URL(href).searchParams.get('text') ?? '';
}

describe('chat link', () => {
  test('is prefilled with an enquiry that includes the URL of the page', () => {
    expect(chatText('/guides?from=home')).toBe(
      'Hi Kaadu Trails! I would like to plan a trip. I am looking at https://site.test/guides?from=home',
    );
  });

  test('requests the details for a quote on an experience page', () => {
    expect(chatText('/experience/kabini-lodge/12')).toBe(
      [
        'Hi Kaadu Trails! I am interested in https://site.test/experience/kabini-lodge/12',
        '',
        'Full name: ',
        'Date of travel: ',
        'Location: ',
        'Number of guests: ',
        'Budget: ',
        'Preferred experience: ',
      ].join('\n'),
    );
  });

  test('counts clicks on the chat and on the phone', async () => {
    const { bus } = renderRemote(<TopStrip />);
    for (const link of screen.getAllByRole('link')) {
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
    }
    expect(bus.emitted).toEqual([
      { name: 'page:action-counted', payload: { name: 'click_phone', detail: '+91 80 4718 2200' } },
      { name: 'page:action-counted', payload: { name: 'click_whatsapp', detail: 'https://site.test/' } },
    ]);
  });
});
