/** @jest-environment jest-fixed-jsdom */
import userEvent from '@testing-library/user-event';
import { act, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { Interactive } from '../../app/parts';
import { keepEarlyInput } from './early-input';

function Fields({ onSend }: { onSend: (sent: string) => void }) {
  const [text, setText] = useState('');
  const [size, setSize] = useState('small');
  const [wanted, setWanted] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <form
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

const roots: Root[] = [];
let sent: string[] = [];

/** A document as the server sends it. @returns functions that hydrate its parts */
function openDocument(action?: string) {
  sent = [];
  const parts = {
    page: (
      <>
        <Fields onSend={(text) => sent.push(text)} />
        <Interactive part="page" />
      </>
    ),
    session: <Interactive part="session" />,
  };
  document.body.innerHTML = Object.entries(parts)
    .map(([name, content]) => `<div data-part="${name}">${renderToString(content)}</div>`)
    .join('');
  if (action) document.querySelector('form')?.setAttribute('action', action);
  keepEarlyInput();
  const hydrate = (name: string, content: ReactNode) =>
    act(async () => {
      const part = document.querySelector(`[data-part=${name}]`);
      if (part) roots.push(hydrateRoot(part, content));
    });
  return {
    hydratePage: () => hydrate('page', parts.page),
    hydrateSession: () => hydrate('session', parts.session),
  };
}

const get = <Kind extends Element>(selector: string) => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const textField = () => get<HTMLInputElement>('[aria-label=text]');
const more = () => get('button[type=button]');
const send = () => get('button:not([type])');

beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(async () => roots.splice(0).forEach((root) => root.unmount())));

describe('what is done before a part is interactive', () => {
  test('is done again once it is: typed, chosen, pressed, sent', async () => {
    const { hydratePage, hydrateSession } = openDocument();
    await userEvent.type(textField(), 'Agumbe');
    await userEvent.selectOptions(get('select'), 'large');
    await userEvent.click(get('[type=checkbox]'));
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(send());
    await hydrateSession();
    expect(sent).toEqual([]);
    await hydratePage();
    expect(sent).toEqual(['Agumbe, large, true, 2']);
    expect(textField().value).toBe('Agumbe');
  });

  test('waits for the session too, which other parts may ask for a login', async () => {
    const { hydratePage, hydrateSession } = openDocument();
    await userEvent.click(send());
    await hydratePage();
    expect(sent).toEqual([]);
    await hydrateSession();
    expect(sent).toHaveLength(1);
  });

  test('gives way to what is typed after it', async () => {
    const { hydratePage, hydrateSession } = openDocument();
    await userEvent.type(textField(), 'Agum');
    await hydratePage();
    await act(() => userEvent.type(textField(), 'be'));
    await hydrateSession();
    await act(() => userEvent.click(send()));
    expect(sent).toEqual(['Agumbe, small, false, 0']);
  });

  test('keeps the place where the visitor is typing', async () => {
    const { hydratePage, hydrateSession } = openDocument();
    await userEvent.type(textField(), 'Agube');
    textField().setSelectionRange(3, 3);
    await hydrateSession();
    await hydratePage();
    expect(document.activeElement).toBe(textField());
    expect(textField().selectionStart).toBe(3);
  });

  test('is left to the browser where a form has an action', async () => {
    const { hydratePage, hydrateSession } = openDocument('/search');
    const kept: boolean[] = [];
    const onSubmit = (event: Event) => {
      kept.push(event.defaultPrevented);
      // The browser of the tests cannot follow it.
      event.preventDefault();
    };
    window.addEventListener('submit', onSubmit, { once: true });
    await userEvent.click(send());
    expect(kept).toEqual([false]);
    await hydrateSession();
    await hydratePage();
    expect(sent).toEqual([]);
  });
});

test('what is done in an interactive part happens once', async () => {
  const { hydratePage, hydrateSession } = openDocument();
  await hydrateSession();
  await hydratePage();
  await act(() => userEvent.click(more()));
  await act(() => userEvent.click(send()));
  expect(sent).toEqual([', small, false, 1']);
});
