import { events, type Events } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import { BusProvider } from '@kaadu/event-bus/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks } from './ShareLinks';

const url = 'https://site.test/stories/rain/3';

function renderLinks() {
  const bus = createEventBus<Events>(events);
  const counted: object[] = [];
  bus.on('page:action-counted').subscribe((action) => counted.push(action));
  render(
    <BusProvider bus={bus}>
      <ShareLinks url={url} title="After the rain" />
    </BusProvider>,
  );
  return { counted };
}

describe('share links', () => {
  test('share on Facebook, WhatsApp and by e-mail', () => {
    renderLinks();
    const hrefs = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(hrefs).toEqual([
      [
        'Share on Facebook',
        'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.test%2Fstories%2Frain%2F3',
      ],
      [
        'Share on WhatsApp',
        'https://wa.me/?text=After%20the%20rain%20https%3A%2F%2Fsite.test%2Fstories%2Frain%2F3',
      ],
      [
        'Share by e-mail',
        'mailto:?subject=After%20the%20rain&body=After%20the%20rain%20https%3A%2F%2Fsite.test%2Fstories%2Frain%2F3',
      ],
    ]);
  });

  test('copy the link, say so and count it', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { counted } = renderLinks();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(write).toHaveBeenCalledWith(url);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    expect(counted).toEqual([{ name: 'share', detail: 'copy-link' }]);
  });

  test('show the link to copy by hand where the clipboard is not allowed', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    renderLinks();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(`Copy this link: ${url}`)).toBeVisible();
  });
});
