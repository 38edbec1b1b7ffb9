/** A rate limit: `points` attempts within `seconds`; the duration of the first block within a day, and the longest. */
interface Limit {
  points: number
  seconds: number
  blockSeconds: number
  longestBlockSeconds: number
  /** `node`: counted by each node separately, where a query for each request would cost more than the request. Default: across all nodes. */
  store?: 'node'
}

const MINUTE = 60
const HOUR = 3_600

const limit = (points: number, seconds: number, blockSeconds = MINUTE, longestBlockSeconds = HOUR): Limit => ({
  points,
  seconds,
  blockSeconds,
  longestBlockSeconds,
})

/**
 * Every rate limit on guessing and sending, by its subject: an `address` is a network address, an `account` an e-mail address, a `device` a browser
 * that signed in to that account before. Attempts from many addresses on one account are limited by `account`, attempts from one address on many
 * accounts by `address`; an owner on a known device has a separate limit, which nobody else can use up.
 */
const rows = {
  'sign-in.pair': limit(10, 5 * MINUTE, 5 * MINUTE),
  'sign-in.address': limit(60, 15 * MINUTE),
  'sign-in.account': limit(30, 15 * MINUTE),
  'sign-in.device': limit(10, 5 * MINUTE, MINUTE, 15 * MINUTE),
  'sign-up.address': limit(10, HOUR, HOUR),
  'sign-up.account': limit(5, HOUR, HOUR),
  'reset-request.address': limit(20, HOUR, HOUR),
  'reset-request.account': limit(5, HOUR, HOUR),
  'reset.address': limit(20, 15 * MINUTE),
  'invitation.address': limit(40, 15 * MINUTE),
  'invite.agency': limit(200, HOUR, 5 * MINUTE),
  'code-request.address': limit(30, 15 * MINUTE),
  'code-request.account': limit(5, 15 * MINUTE, 15 * MINUTE),
  'code.address': limit(40, 15 * MINUTE),
  'code.account': limit(15, 15 * MINUTE),
  'code.device': limit(10, 15 * MINUTE, MINUTE, 15 * MINUTE),
  'find-booking.address': limit(40, 15 * MINUTE),
  'find-booking.account': limit(10, 15 * MINUTE),
  'card.address': limit(120, HOUR, 5 * MINUTE),
  'card.payer': limit(30, HOUR, 5 * MINUTE),
  'card.sale': limit(10, HOUR, 5 * MINUTE),
  'message.address': limit(5, 15 * MINUTE),
  'message.agency': limit(60, HOUR),
  'support.member': limit(10, HOUR, HOUR),
  'confirmation.order': limit(10, HOUR, HOUR),
  'confirmation.recipient': limit(5, HOUR, HOUR),
  'confirmation.address': limit(30, HOUR, HOUR),
  'mail-test.member': limit(10, HOUR, 5 * MINUTE),
  'share-offers.recipient': limit(5, HOUR, HOUR),
  'quote.recipient': limit(10, HOUR, HOUR),
  'tour-waiting.recipient': limit(10, HOUR, HOUR),
  'quote.comment': limit(10, HOUR),
  'confirmation-code.user': limit(5, 15 * MINUTE, 15 * MINUTE),
  'password.user': limit(10, 5 * MINUTE, 5 * MINUTE),
  'second-step.address': limit(40, 15 * MINUTE),
  'second-step.user': limit(10, 15 * MINUTE, 5 * MINUTE),
  'second-step.device': limit(10, 15 * MINUTE, MINUTE, 15 * MINUTE),
  'passkey.address': limit(60, 15 * MINUTE),
  'api-key': limit(600, MINUTE, MINUTE, MINUTE),
  'api-key.unknown': { ...limit(60, MINUTE), store: 'node' },
  'octo.reseller': limit(1_200, MINUTE, MINUTE, MINUTE),
  'webhook.ping': limit(30, MINUTE),
  'webhook.forged': { ...limit(60, MINUTE), store: 'node' },
  'webhook.verified': { ...limit(12_000, MINUTE, 1, 5), store: 'node' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof rows

export const limits: Record<LimitName, Limit> = rows
