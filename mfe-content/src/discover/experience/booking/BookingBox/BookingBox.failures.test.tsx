import { checkAvailability } from '@kaadu/contracts/availability';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAvailability, anExperience } from '@kaadu/travel-ui/testing';
import { ExperiencePage } from '../../ExperiencePage';

const api = mockApi();
const dated = '/experience/misty-ridge-camp-coorg/12?from=2099-03-20&to=2099-03-22';
const shownTotal = () =>
  screen.getAllByText((_text, element) => element?.hasAttribute('data-price') === true)[0]?.textContent;

afterEach(() => jest.useRealTimers());

test('a failed check keeps the choice and offers a retry', async () => {
  api.respondWithError(checkAvailability, { status: 500, message: 'Something went wrong' });
  renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  await screen.findByText('Availability could not be checked');
  api.respond(checkAvailability, anAvailability());
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(shownTotal()).toMatch(/^₹11,340 for 2 nights, 2 adults with GST/));
});

test('a check that the server did not answer is repeated by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  api.respondWithError(checkAvailability, { status: 503, message: 'Something went wrong' });
  renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  await screen.findByText('Availability could not be checked');
  api.respond(checkAvailability, anAvailability());
  act(() => jest.advanceTimersByTime(5_300));
  await waitFor(() => expect(shownTotal()).toMatch(/^₹11,340 for 2 nights, 2 adults with GST/));
  expect(screen.queryByText('Availability could not be checked')).not.toBeInTheDocument();
});
