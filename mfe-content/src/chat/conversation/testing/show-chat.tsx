import { type ChatView, openChat } from '@kaadu/contracts/chat';
import { mockApi, renderRemote, testOrigins } from '@kaadu/harness/testing';
import { aChatState, mockChatSocket } from '@kaadu/travel-ui/testing';
import { act } from '@testing-library/react';
import { Conversation } from '../Conversation';

const nothing: ChatView = { state: aChatState({ thread: null }), messages: [], has_more: false };

/** Mocks the server and the socket of the visitor's chat; call it at the top of the file. */
export function mockChat() {
  const api = mockApi();
  const socket = mockChatSocket();
  beforeEach(() => {
    sessionStorage.clear();
    // Simulates a mouse, with which Enter sends.
    Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
  });

  /**
   * Renders the chat of a signed-out visitor.
   * @param chatUrl null without a WebSocket
   */
  function show(opened: ChatView = nothing, chatUrl: string | null = 'wss://api.test/chat/socket') {
    api.respond(openChat, opened);
    const view = renderRemote(<Conversation />, {
      at: '/chat',
      origins: { ...testOrigins, ...(chatUrl && { chatUrl }) },
    });
    act(() => view.bus.emit('auth:state-changed', { status: 'signed-out' }));
    return view;
  }

  async function showConnected(view: ChatView = nothing) {
    const shown = show(view);
    await socket.welcome(view.state);
    return shown;
  }

  return { api, socket, nothing, show, showConnected };
}
