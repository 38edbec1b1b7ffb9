import type { QuoteStatus } from './quote-status.ts'

/** The columns of the board of quotes. */
export const quoteStages = ['draft', 'sent', 'viewed', 'accepted', 'booked', 'lost'] as const
export type QuoteStage = (typeof quoteStages)[number]

export const quoteStageWords: Record<QuoteStage, string> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  accepted: 'Accepted',
  booked: 'Booked',
  lost: 'Lost or expired',
}

const stages: Record<QuoteStatus, QuoteStage> = {
  draft: 'draft',
  sent: 'sent',
  viewed: 'viewed',
  accepted: 'accepted',
  declined: 'lost',
  expired: 'lost',
  withdrawn: 'lost',
}

/** The column of a quote: an accepted one moves on once every accepted offer has an order. */
export const stageOf = ({ status, isBooked }: { status: QuoteStatus; isBooked: boolean }): QuoteStage =>
  status === 'accepted' && isBooked ? 'booked' : stages[status]

/** Columns that only grow show quotes that changed in so many days. */
export const closedDays = 90
export const isClosedStage = (stage: QuoteStage): boolean => stage === 'booked' || stage === 'lost'
