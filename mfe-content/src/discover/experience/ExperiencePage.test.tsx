import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { aCard } from '../../shared/tiles/test-data';
import { anExperience, anOption } from './test-data';
import { renderRemote } from '@kaadu/harness/testing';
import { ExperiencePage } from './ExperiencePage';

const at = '/experience/misty-ridge-camp-coorg/12';
const member = { email: 'asha@example.com', phone: '9845061100' };

const enquiry = () => {
  const href = screen.getByRole('link', { name: 'Enquire on WhatsApp' }).getAttribute('href') ?? '';
  return new URL(href).searchParams.get('text') ?? '';
};

test('the total follows from dates, guests and room, and is base plus tax', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  expect(screen.getByText('₹5,000 × 1 room × 1 night')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  await userEvent.type(screen.getByLabelText('Check-out'), '2099-03-22');
  await userEvent.click(screen.getByRole('radio', { name: /Estate room/ }));
  await userEvent.click(screen.getByRole('button', { name: 'One guest more' }));

  expect(screen.getByText('₹5,000 × 2 rooms × 2 nights')).toBeVisible();
  expect(screen.getByText('₹20,000')).toBeVisible();
  expect(screen.getByText('₹1,000')).toBeVisible();
  expect(screen.getByText('₹21,000')).toBeVisible();
});

test('the enquiry contains the whole choice and the address of the page', async () => {
  const { bus } = renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  await userEvent.type(screen.getByLabelText('Check-out'), '2099-03-22');
  expect(enquiry()).toContain(`https://site.test${at}`);
  expect(enquiry()).toContain('Date of travel: 20 March 2099 to 22 March 2099 (2 nights)');
  expect(enquiry()).toContain('Number of guests: 2');
  expect(enquiry()).toContain('Preferred experience: Misty Ridge Camp, Valley tent');
  expect(enquiry()).toContain('Budget: ₹10,500 with GST');

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

test('a check-in in the past is invalid and says why', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.type(screen.getByLabelText('Check-in'), '2020-01-01');
  expect(screen.getByText('That day has passed. Please choose another.')).toBeVisible();
  expect(screen.getByLabelText('Check-in')).toBeInvalid();
});

test('a check-in after the check-out moves the check-out', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.type(screen.getByLabelText('Check-out'), '2099-03-22');
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-04-01');
  expect(screen.getByLabelText('Check-out')).toHaveValue('2099-04-02');
});

test('an activity asks for a day and a start instead of nights', async () => {
  const dive = anExperience({
    is_stay: false,
    options: [anOption({ slots: ['06:30', '10:00'], price: { ...anOption().price, unit: 'person' } })],
  });
  renderRemote(<ExperiencePage data={dive} />, { at });
  expect(screen.queryByLabelText('Check-out')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Day'), '2099-03-20');
  await userEvent.selectOptions(screen.getByLabelText('Start'), '06:30');
  expect(screen.getByText('₹5,000 × 2 people')).toBeVisible();
  expect(enquiry()).toContain('Date of travel: 20 March 2099 at 06:30');
});

test('the member price is offered to signed-out visitors and applied for members', async () => {
  const { bus } = renderRemote(<ExperiencePage data={anExperience()} />, { at });
  expect(screen.queryByRole('button', { name: /Sign in/ })).not.toBeInTheDocument();

  act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in for that price' }));
  expect(bus.emitted).toContainEqual({ name: 'auth:login-requested', payload: { source: 'page' } });

  act(() => bus.emit('auth:state-changed', { status: 'signed-in', user: member }));
  expect(screen.getByText('Member rate, GST included')).toBeVisible();
  expect(screen.getByText('−₹350')).toBeVisible();
});

test('pictures open in a lightbox, arrow keys wrap around, Esc closes it', async () => {
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

test('navigating to a similar experience resets the choice', async () => {
  const { update } = renderRemote(
    <ExperiencePage data={anExperience({ similar: [aCard({ primary_key: 14 })] })} />,
    { at },
  );
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  update(<ExperiencePage data={anExperience({ primary_key: 14 })} />);
  expect(screen.getByLabelText('Check-in')).toHaveValue('');
});
