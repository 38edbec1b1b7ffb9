/** The states of a quote. */
export const quoteStatuses = ['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** What happens to a quote. Changes of its content are no step: customers see the version that was sent last. */
export type QuoteStep = 'send' | 'view' | 'accept' | 'decline' | 'expire' | 'withdraw' | 'reopen'

type Steps = Partial<Record<QuoteStep, QuoteStatus>>

const open: Steps = {
  send: 'sent',
  view: 'viewed',
  accept: 'accepted',
  decline: 'declined',
  expire: 'expired',
  withdraw: 'withdrawn',
}

/** The next state by state and step; a missing step is refused. Nothing follows an acceptance: it is frozen. */
const table: Record<QuoteStatus, Steps> = {
  draft: { send: 'sent', withdraw: 'withdrawn' },
  sent: open,
  viewed: open,
  accepted: {},
  declined: { reopen: 'draft' },
  expired: { reopen: 'draft' },
  withdrawn: { reopen: 'draft' },
}

/** The state after a step; null where it is not possible. */
export const afterStep = (status: QuoteStatus, step: QuoteStep): QuoteStatus | null => table[status][step] ?? null

/** Whether the customer can answer it. */
export const isOpenQuote = (status: QuoteStatus): boolean => afterStep(status, 'accept') !== null

/** Whether members can change its content. */
export const isEditable = (status: QuoteStatus): boolean => afterStep(status, 'send') !== null

export const quoteStatusWords: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** Why a quote was lost, as the agency records it. */
export const lossReasons = {
  price: 'The price was too high',
  dates: 'The dates did not fit',
  elsewhere: 'Booked elsewhere',
  cancelled: 'The trip was cancelled',
  silent: 'No answer',
  other: 'Another reason',
} as const
export type LossReason = keyof typeof lossReasons
export const lossReasonNames = Object.keys(lossReasons) as [LossReason, ...LossReason[]]

/** The same as a customer says it, who does not choose the reason that there was no answer. */
export const customerReasons = {
  price: 'The price is too high',
  dates: 'The dates do not fit',
  elsewhere: 'We book elsewhere',
  cancelled: 'We do not travel',
  other: 'Another reason',
} as const satisfies Partial<Record<LossReason, string>>
export type CustomerReason = keyof typeof customerReasons
export const customerReasonNames = Object.keys(customerReasons) as [CustomerReason, ...CustomerReason[]]
