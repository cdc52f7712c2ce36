/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { recordEarlyInput } from './early-input';
import { markInteractive } from './mark-interactive';

function Interactive({ part }: { part: string }) {
  useEffect(() => markInteractive(part), [part]);
  return null;
}

function Fields({ action, onSend }: { action?: string | undefined; onSend: (sent: string) => void }) {
  const [text, setText] = useState('');
  const [size, setSize] = useState('small');
  const [wanted, setWanted] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSend([text, size, wanted, count].join(', '));
      }}
    >
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      <input
        type="checkbox"
        aria-label="wanted"
        checked={wanted}
        onChange={(event) => setWanted(event.target.checked)}
      />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        more
      </button>
      <button>send</button>
    </form>
  );
}

let sent: string[] = [];
const listening: Parameters<typeof addEventListener>[] = [];

/** Opens a document as the server sends it. @returns functions that hydrate its sections */
function openDocument(action?: string) {
  sent = [];
  const parts = {
    page: (
      <>
        <Fields action={action} onSend={(text) => sent.push(text)} />
        <Interactive part="page" />
      </>
    ),
    session: <Interactive part="session" />,
  };
  document.body.innerHTML = Object.entries(parts)
    .map(([name, part]) => `<div data-part="${name}" data-testid="${name}">${renderToString(part)}</div>`)
    .join('');
  const added = jest.spyOn(window, 'addEventListener');
  recordEarlyInput();
  listening.push(...added.mock.calls);
  added.mockRestore();
  const hydrate = (name: 'page' | 'session') =>
    render(parts[name], { container: screen.getByTestId(name), hydrate: true });
  return { hydratePage: () => hydrate('page'), hydrateSession: () => hydrate('session') };
}

/** Removes the window listeners of a test's document, because all tests share the window. */
afterEach(() => {
  for (const [type, listener, options] of listening.splice(0)) removeEventListener(type, listener, options);
});

const textField = () => screen.getByRole<HTMLInputElement>('textbox');
const more = () => screen.getByRole('button', { name: 'more' });
const send = () => screen.getByRole('button', { name: 'send' });

describe('input before a section is interactive', () => {
  test('is repeated once it is: typed, chosen, pressed, sent', async () => {
    const { hydratePage, hydrateSession } = openDocument();
    await userEvent.type(textField(), 'Agumbe');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'large');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(send());
    hydrateSession();
    expect(sent).toEqual([]);
    hydratePage();
    await waitFor(() => expect(sent).toEqual(['Agumbe, large, true, 2']));
    expect(textField().value).toBe('Agumbe');
  });

  test('waits for the session too, from which other sections may request a login', async () => {
    const { hydratePage, hydrateSession } = openDocument();
    await userEvent.click(send());
    hydratePage();
    expect(sent).toEqual([]);
    hydrateSession();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('is dropped in favour of later input', async () => {
    const { hydratePage, hydrateSession } = openDocument();
    await userEvent.type(textField(), 'Agum');
    hydratePage();
    await userEvent.type(textField(), 'be');
    hydrateSession();
    await userEvent.click(send());
    expect(sent).toEqual(['Agumbe, small, false, 0']);
  });

  test('is left to the browser when the form has an action', async () => {
    const { hydratePage, hydrateSession } = openDocument('/search');
    const prevented: boolean[] = [];
    const onSubmit = (event: Event) => {
      prevented.push(event.defaultPrevented);
      // jsdom cannot follow it.
      event.preventDefault();
    };
    window.addEventListener('submit', onSubmit, { once: true });
    await userEvent.click(send());
    expect(prevented).toEqual([false]);
    hydrateSession();
    hydratePage();
    expect(sent).toEqual([]);
  });
});

test('input in an interactive section happens once', async () => {
  const { hydratePage, hydrateSession } = openDocument();
  hydrateSession();
  hydratePage();
  await userEvent.click(more());
  await userEvent.click(send());
  expect(sent).toEqual([', small, false, 1']);
});
