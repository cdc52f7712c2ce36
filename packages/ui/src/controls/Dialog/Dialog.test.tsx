import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { Dialog } from './Dialog';

function Page({ placement }: { placement?: 'center' | 'left' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Menu" placement={placement}>
        <button type="button">First</button>
        <input aria-label="Middle" data-autofocus />
        <button type="button" disabled>
          Disabled
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Last
        </button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Menu' });
}

describe('dialog', () => {
  test('opens as a modal with the focus on the marked control', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await openDialog();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Middle')).toHaveFocus();
    showModal.mockRestore();
  });

  test('Tab stays inside, in both directions', async () => {
    await openDialog();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  test.each(['Esc', 'backdrop', 'own button'])('%s closes it and the focus returns', async (way) => {
    const dialog = await openDialog();
    if (way === 'Esc') await userEvent.keyboard('{Escape}');
    if (way === 'backdrop') await userEvent.click(dialog);
    if (way === 'own button') await userEvent.click(screen.getByRole('button', { name: 'Last' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('a press that begins inside and ends on the backdrop does not close it', async () => {
    const dialog = await openDialog();
    fireEvent.mouseDown(screen.getByLabelText('Middle'));
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
  });

  test("the browser's own request to close, as of a back gesture, goes through the owner", async () => {
    const dialog = await openDialog();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  describe('Back', () => {
    const navigation = new EventTarget();
    beforeAll(() => Object.defineProperty(window, 'navigation', { value: navigation, configurable: true }));
    afterAll(() => Reflect.deleteProperty(window, 'navigation'));

    const goes = (navigationType: string, cancelable = true) => {
      const event = Object.assign(new Event('navigate', { cancelable }), { navigationType });
      act(() => void navigation.dispatchEvent(event));
      return event;
    };

    test('closes it instead of leaving the page, and then goes back', async () => {
      await openDialog();
      expect(goes('traverse').defaultPrevented).toBe(true);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
      expect(goes('traverse').defaultPrevented).toBe(false);
    });

    test.each([
      ['a link', 'push', true],
      ['a way back that the browser insists on', 'traverse', false],
    ])('is not %s, which goes where it leads', async (_case, type, cancelable) => {
      await openDialog();
      expect(goes(type, cancelable).defaultPrevented).toBe(false);
    });
  });

  test('moves only with durations that prefers-reduced-motion takes away', () => {
    const css = readFileSync(join(__dirname, 'Dialog.module.css'), 'utf8');
    const tokens = readFileSync(join(__dirname, '..', '..', 'styles/tokens.css'), 'utf8');
    expect(css).not.toMatch(/(transition|animation)[^;]*\d+m?s/);
    expect(tokens).toMatch(/prefers-reduced-motion: reduce\)[^@]*--duration-slow: 0\.01ms/);
  });
});
