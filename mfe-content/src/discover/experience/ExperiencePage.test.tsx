import { checkAvailability } from '@kaadu/contracts/availability';
import { listExperiencesByKey } from '@kaadu/contracts/catalogue';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAvailability } from '../../shared/quote/test-data';
import { aCard } from '../../shared/tiles/test-data';
import { anExperience } from '../../shared/trip/test-data';
import { ExperiencePage } from './ExperiencePage';

const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12';

const enquiry = () => {
  const href = screen.getByRole('link', { name: 'Enquire on WhatsApp' }).getAttribute('href') ?? '';
  return new URL(href).searchParams.get('text') ?? '';
};

test('the enquiry contains the whole choice and the address of the page', async () => {
  api.respond(checkAvailability, anAvailability());
  const { bus } = renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  await userEvent.type(screen.getByLabelText('Check-out'), '2099-03-22');
  await screen.findByText('₹11,340');
  expect(enquiry()).toContain(`https://site.test${at}`);
  expect(enquiry()).toContain('Date of travel: 20 March 2099 to 22 March 2099 (2 nights)');
  expect(enquiry()).toContain('Number of guests: 2');
  expect(enquiry()).toContain('Preferred experience: Misty Ridge Camp, Valley tent');
  expect(enquiry()).toContain('Budget: ₹11,340 with GST');

  await userEvent.click(screen.getByRole('link', { name: 'Enquire on WhatsApp' }));
  expect(bus.emitted).toContainEqual({
    name: 'page:action-counted',
    payload: { name: 'click_whatsapp', detail: `https://site.test${at}` },
  });
});

test('refund steps show dates once the check-in is chosen', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  expect(screen.getByText('Up to 15 days before')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  expect(screen.getByText('Until 5 March 2099')).toBeVisible();
});
test('pictures open in a lightbox, arrow keys wrap around, Esc closes it and the focus returns', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.click(screen.getByRole('link', { name: 'View 1 of the camp' }));
  const dialog = screen.getByRole('dialog', { name: 'Pictures' });
  expect(within(dialog).getByText('1 of 5')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  expect(within(dialog).getByText('5 of 5')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('1 of 5')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('1 of 5')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View 1 of the camp' })).toHaveFocus();
});

test('an experience without pictures, reviews or options still has a page', () => {
  renderRemote(
    <ExperiencePage
      data={anExperience({
        gallery: [],
        reviews: [],
        rating: null,
        options: [],
        cancellation: [],
        itinerary: [],
      })}
    />,
    { at },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Misty Ridge Camp' })).toBeVisible();
  expect(screen.getByText(/Nobody has reviewed this yet/)).toBeVisible();
  expect(enquiry()).toContain('Budget: ');
});

test('navigating to a similar experience resets the choice, and lists the one before as viewed', async () => {
  api.respond(listExperiencesByKey, [aCard({ title: 'Misty Ridge Camp' })]);
  const { update } = renderRemote(
    <ExperiencePage data={anExperience({ similar: [aCard({ primary_key: 14 })] })} />,
    { at },
  );
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  update(<ExperiencePage data={anExperience({ primary_key: 14 })} />);
  expect(screen.getByLabelText('Check-in')).toHaveValue('');
  expect(await screen.findByRole('list', { name: 'Recently viewed' })).toHaveTextContent('Misty Ridge Camp');
});
