import { extendApi, type Api } from '@kaadu/api-client';
import {
  getEarlierMessages,
  openChat,
  saveChatEmail,
  sendChatImage,
  sendChatMessage,
} from '@kaadu/contracts/chat';
import { getPaymentRequest, payRequest } from '@kaadu/contracts/payments';
import { sendImage } from '@kaadu/travel-ui/conversation';

const endpoints = {
  getEarlierMessages,
  getPaymentRequest,
  openChat,
  payRequest,
  saveChatEmail,
  sendChatMessage,
};

/**
 * Creates the client of the chat, whose endpoints the page's client lacks.
 * @param apiUrl origin of the API, no trailing slash
 */
export function createChatApi(api: Api, apiUrl: string) {
  return {
    ...extendApi(api, endpoints),
    /** Sends an image under an id. @throws ApiError */
    sendImage: (id: string, file: Blob) => sendImage(apiUrl + sendChatImage.path, id, file),
  };
}
export type ChatApi = ReturnType<typeof createChatApi>;
