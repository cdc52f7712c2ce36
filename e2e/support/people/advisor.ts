import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ThreadDetail, ThreadSummary, type ProposedTrip } from '@kaadu/contracts/chat';
import * as z from 'zod';
import { apiUrl, siteUrl } from '../../environment';
import { adminSession } from './staff';

const Threads = z.object({ threads: z.array(ThreadSummary) });

/** Signs in an advisor who works over HTTP. */
export async function openAdvisor() {
  const headers = { ...(await adminSession()), origin: siteUrl, 'content-type': 'application/json' };
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${apiUrl}/admin/chat${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: { data?: unknown; message?: string } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${answer.message}`);
    return answer.data;
  }
  return {
    /** Returns the thread whose last message is this text. */
    async threadWith(text: string): Promise<number> {
      const find = async () => {
        const { threads } = Threads.parse(await call('GET', '/threads?list=waiting'));
        return threads.find(({ last_text }) => last_text === text)?.primary_key ?? 0;
      };
      await expect.poll(find, { message: `a thread with "${text}"` }).toBeGreaterThan(0);
      return find();
    },
    async read(thread: number): Promise<ThreadDetail> {
      return ThreadDetail.parse(await call('GET', `/threads/${thread}`));
    },
    answer: (thread: number, text: string) =>
      call('POST', `/threads/${thread}/messages`, { id: randomUUID(), text }),
    propose: (thread: number, text: string, trip: ProposedTrip) =>
      call('POST', `/threads/${thread}/proposals`, { id: randomUUID(), text, trip }),
    /**
     * Requests a payment.
     * @param amount paise
     */
    requestPayment: (thread: number, description: string, amount: number) =>
      call('POST', `/threads/${thread}/paymentRequests`, {
        id: randomUUID(),
        description,
        amount,
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      }),
  };
}
