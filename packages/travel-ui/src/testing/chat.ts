import type { ChatMessage, ChatPayment, ChatState, TripProposal } from '@kaadu/contracts/chat';

/**
 * Returns a thread with an advisor at work.
 * @param over fields to override
 */
export function aChatState(over: Partial<ChatState> = {}): ChatState {
  return {
    thread: 7,
    is_closed: false,
    email: null,
    last_number: 0,
    read_by_visitor: 0,
    read_by_advisor: 0,
    unread: 0,
    opens_at: null,
    server_time: '2026-03-07T06:30:00.000Z',
    ...over,
  };
}

/** Returns a message of the visitor; its id is derived from its number. */
export function aMessage(number: number, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    number,
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    from: 'visitor',
    author: null,
    sent_at: '2026-03-07T06:30:00.000Z',
    text: `Message ${number}`,
    image: null,
    proposal: null,
    payment: null,
    ...over,
  };
}

export function aPayment(over: Partial<ChatPayment> = {}): ChatPayment {
  return {
    token: 'token-1',
    description: 'Jeep to the summit',
    amount: 125_000,
    status: 'open',
    page: 'pending',
    can_pay: true,
    expires_at: '2099-03-08T06:30:00.000Z',
    is_started: false,
    refund: null,
    ...over,
  };
}

export function aProposal(over: Partial<TripProposal> = {}): TripProposal {
  return {
    trip: {
      option_pk: 121,
      from: '2099-03-20',
      to: '2099-03-22',
      slot: null,
      party: { guests: 2, ages: [] },
    },
    experience: {
      primary_key: 12,
      url: 'misty-ridge-camp-coorg',
      title: 'Misty Ridge Camp',
      location: 'Near Madikeri, Coorg',
      is_stay: true,
      card_image: null,
    },
    option: 'Valley tent',
    total: 1_134_000,
    ...over,
  };
}
