import { startChatSockets } from '../../../testing/chat/chat-sockets';

it('chat metrics count connections by side and stored messages', async () => {
  const chat = await startChatSockets();
  const { client } = await chat.arrive();
  await chat.advisorArrives();
  client.say('Is it raining?');
  await client.next('ack');
  const { body } = await chat.api.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:4000' } });
  expect(body).toMatch(/^chat_connections\{side="visitor"\} 1$/m);
  expect(body).toMatch(/^chat_connections\{side="advisor"\} 1$/m);
  expect(body).toMatch(/^chat_messages_total\{outcome="stored"\} [1-9]/m);
  chat.leave();
  await chat.api.close();
});
