import { checkAvailability } from '@kaadu/contracts/availability';
import { createBooking } from '@kaadu/contracts/booking';
import { flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAvailability, anExperience } from '@kaadu/travel-ui/testing';
import { ExperiencePage } from '../../ExperiencePage';

const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12';

/** Places the booking box `top` pixels below the upper edge of the window. */
function placeBox(top: number): void {
  jest
    .spyOn(screen.getByRole('complementary', { name: 'Book' }), 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 300, 400));
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const bar = () => screen.getByRole('group', { name: 'Price and booking' });

test('the bar is hidden while the booking box is in the window', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  const link = () => screen.queryByRole('link', { name: 'Choose dates' });
  placeBox(5_000);
  expect(link()).toBeInTheDocument();
  placeBox(300);
  expect(link()).not.toBeInTheDocument();
  placeBox(-900);
  expect(link()).toBeInTheDocument();
  await flushPromises();
});

test('the bar repeats the dates and the party, and books them', async () => {
  api.respond(checkAvailability, anAvailability());
  renderRemote(<ExperiencePage data={anExperience()} />, { at: `${at}?from=2099-03-20&to=2099-03-22` });
  placeBox(5_000);
  const book = await within(bar()).findByRole('button', { name: 'Book now' });
  expect(bar()).toHaveTextContent('20 March – 22 March₹11,340 for 2 nights, 2 adults');
  api.respondWithError(createBooking, { status: 409, message: 'Someone was faster.' });
  await userEvent.click(book);
  expect(await within(bar()).findByRole('link', { name: 'What happened' })).toHaveAttribute(
    'href',
    '#booking',
  );
  expect(screen.getByText('Someone was faster.')).toBeVisible();
});
