import type { BusinessFault } from '../deps.ts'

/**
 * When a transport fault occurs: `wait` delays and continues; `instead` answers without any effect; `after` lets the vendor act and then corrupts the
 * answer, so that the caller cannot know the result.
 */
export type Phase = 'wait' | 'instead' | 'after'

interface FaultRow {
  title: string
  says: string
  /** Milliseconds used when the fault is armed without any. */
  ms?: number
}

export const transportFaults = {
  slow: { phase: 'wait', title: 'Slow', says: 'Waits, then answers as usual', ms: 3000 },
  hang: { phase: 'instead', title: 'Hang', says: 'Accepts the request and never answers' },
  reset: { phase: 'instead', title: 'Connection reset', says: 'Drops the connection before any work is done' },
  '500': { phase: 'instead', title: '500 error', says: 'Internal error; nothing was done' },
  '502-html': { phase: 'instead', title: '502 page', says: 'Bad gateway with an HTML body' },
  '503': { phase: 'instead', title: '503 unavailable', says: 'Nothing was done; asks to come back in a second' },
  '429': { phase: 'instead', title: '429 with Retry-After', says: 'Too many requests; says to wait two seconds' },
  '429-bare': { phase: 'instead', title: '429 bare', says: 'Too many requests without saying for how long' },
  'html-200': { phase: 'instead', title: 'HTML with 200', says: 'A proxy’s sign-in page where JSON is due' },
  'empty-body': { phase: 'instead', title: 'Empty body', says: '200 with no body at all' },
  'gzip-bomb': { phase: 'instead', title: 'Gzip bomb', says: '1 MB on the wire, 1 GB when unpacked' },
  'huge-body': { phase: 'instead', title: 'Huge body', says: '50 MB of JSON' },
  'lost-answer': { phase: 'after', title: 'Answer lost', says: 'Does the work, then drops the connection' },
  '500-after': { phase: 'after', title: '500 after work', says: 'Does the work, then claims an error' },
  'hang-body': { phase: 'after', title: 'Hang mid-body', says: 'Sends half of the answer and stops' },
  'reset-body': { phase: 'after', title: 'Reset mid-body', says: 'Sends half of the answer and drops the connection' },
  drip: { phase: 'after', title: 'Slow drip', says: 'Sends the answer in forty small pieces', ms: 250 },
  'truncated-json': { phase: 'after', title: 'Truncated JSON', says: 'Half of the answer as if it were whole' },
  'malformed-json': { phase: 'after', title: 'Malformed JSON', says: 'An answer that does not parse' },
  'wrong-content-type': { phase: 'after', title: 'Wrong content type', says: 'Right body, labelled text/plain' },
  'wrong-currency': { phase: 'after', title: 'Wrong currency', says: 'Every currency in the answer is another one' },
  'wrong-unit': { phase: 'after', title: 'Wrong unit', says: 'Every amount is a hundred times too big' },
  'price-negative': { phase: 'after', title: 'Negative prices', says: 'Every amount is below zero' },
  'price-zero': { phase: 'after', title: 'Zero prices', says: 'Every amount is zero' },
  'price-huge': { phase: 'after', title: 'Huge prices', says: 'Every amount exceeds what a computer counts exactly' },
  'price-nan': { phase: 'after', title: 'Prices not numbers', says: 'Every amount is the word NaN' },
  'duplicate-ids': { phase: 'after', title: 'Duplicate ids', says: 'Each list begins with the same item twice' },
  'missing-field': { phase: 'after', title: 'Missing field', says: 'A required field is left out (the id, or the one named)' },
} as const satisfies Record<string, FaultRow & { phase: Phase }>

export const businessFaults = {
  'price-change': { title: 'Price change', says: 'The price differs from the one shown in search' },
  'sold-out': { title: 'Sold out', says: 'The seat, room or place went a moment ago' },
  'offer-gone': { title: 'Offer gone', says: 'Found in search, no longer offered at the price check' },
  'ticket-refused': { title: 'Ticket refused', says: 'The carrier refuses to issue' },
  'accepted-then-lost': { title: 'Accepted, then lost', says: 'The booking is made but its answer never arrives' },
  'pending-then-created': { title: 'Pending, then made', says: 'Answers “pending”; a webhook says it was made' },
  'pending-then-failed': { title: 'Pending, then failed', says: 'Answers “pending”; a webhook says it failed' },
  'schedule-change': { title: 'Schedule change', says: 'The carrier moves the next booking’s flight' },
  'insufficient-balance': { title: 'Insufficient balance', says: 'The account at the vendor has no money left' },
  decline: { title: 'Card declined', says: 'The bank declines whatever card is used' },
  'three-d-secure': { title: '3-D Secure asked', says: 'The bank asks for approval whatever card is used' },
  'booking-refused': { title: 'Booking refused', says: 'The property refuses; nothing is booked' },
  'short-hold': { title: 'Short hold', says: 'Places are held for five minutes, however long was asked' },
  'update-refused': { title: 'Update refused', says: 'The insurer refuses a change that it had priced; nothing is changed' },
  'too-late': { title: 'Too late to cancel', says: 'The property takes no cancellation any more' },
} as const satisfies Record<BusinessFault, FaultRow>

export type TransportFault = keyof typeof transportFaults
export type FaultName = TransportFault | BusinessFault

export const isTransportFault = (name: string): name is TransportFault => Object.hasOwn(transportFaults, name)
export const isBusinessFault = (name: string): name is BusinessFault => Object.hasOwn(businessFaults, name)
export const isFault = (name: string): name is FaultName => isTransportFault(name) || isBusinessFault(name)
