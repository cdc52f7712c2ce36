import { renderToString } from 'react-dom/server';
import { LanguageProvider } from './language';
import { createMessages, useText } from './messages';

const greetings = () =>
  createMessages({ hello: 'Hello' }, { kn: async () => ({ messages: { hello: 'ನಮಸ್ಕಾರ' } }) });

test('messages are English until those of a language are loaded', async () => {
  const messages = greetings();
  expect(messages.in('kn')('hello')).toBe('Hello');
  await messages.load('kn');
  expect(messages.in('kn')('hello')).toBe('ನಮಸ್ಕಾರ');
  expect(messages.in('en')('hello')).toBe('Hello');
});

test('a language without messages is shown in English', async () => {
  const messages = greetings();
  await messages.load('constructor');
  expect(messages.in('constructor')('hello')).toBe('Hello');
});

test('useText reads the language of its part of the page', async () => {
  const messages = greetings();
  await messages.load('kn');
  const Greeting = () => useText(messages)('hello');
  const page = (
    <LanguageProvider value="kn">
      <Greeting />
    </LanguageProvider>
  );
  expect(renderToString(page)).toBe('ನಮಸ್ಕಾರ');
  expect(renderToString(<Greeting />)).toBe('Hello');
});
