/** The result of one request to a webhook. */
export interface WebhookAnswer {
  /** Null without an answer. */
  status: number | null
  /** The beginning of the answer's body. */
  text: string
  /** A sentence about a request that was refused, failed or not answered in time. */
  problem: string | null
  milliseconds: number
}

/** Posts messages to addresses that agencies typed: none of them is trusted. */
export interface WebhookSender {
  /** Whether messages may be sent there, by the address alone. Its name is resolved, and judged, at each request. */
  isAllowed(address: string): boolean
  /** Never throws: a failure is an answer with a problem. */
  post(address: string, message: { headers: Record<string, string>; body: string | Uint8Array }): Promise<WebhookAnswer>
}
