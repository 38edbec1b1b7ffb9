import { z } from 'zod'
import { depositParts } from '#domain/deposits/deposit.ts'
import { products } from '#domain/products.ts'
import { DepositAsk } from '#domain/quotes/deposit-ask.ts'
import { QuoteCoverWords, QuoteItemWords, QuoteText, QuoteTravellers } from '#domain/quotes/quote-content.ts'
import { quoteEventKinds } from '#domain/quotes/quote-events.ts'
import { lossReasonNames, quoteStatuses } from '#domain/quotes/quote-status.ts'
import { AgencyOfLink } from '../deposits/by-link.ts'
import { DepositView } from '../deposits/deposit-view.ts'
import { PaymentMethod, PaymentSoFar } from '../payments.ts'
import { Id, IdempotencyKey, Instant, Money } from '../shapes.ts'
import { ItineraryOption, QuoteParty, SharedPart } from './quote-itinerary.ts'

export const QuoteRow = z.object({
  id: Id,
  /** `Q-1001` */
  number: z.string(),
  title: z.string(),
  status: z.enum(quoteStatuses),
  customer: z.string(),
  /** The lowest price of an option; the accepted one after an acceptance. */
  total: Money,
  expiresAt: Instant.nullable(),
  firstViewedAt: Instant.nullable(),
  createdBy: z.string().nullable(),
  changedAt: Instant,
})
export type QuoteRow = z.infer<typeof QuoteRow>

/** An offer of a search in words, before it becomes an item. */
export const QuotedChoice = z.object({
  product: z.enum(products),
  title: z.string(),
  /** The first and the last day, at the place. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** `2 adults, 1 child` */
  people: z.string(),
  facts: z.array(z.string()),
  photo: z.string().nullable(),
  total: Money,
})
export type QuotedChoice = z.infer<typeof QuotedChoice>

/** An item for members. `amounts` is null where the role sees no margin and its price has some. */
export const QuoteItemView = QuoteItemWords.extend({
  kind: z.literal('item'),
  id: Id,
  rev: z.int(),
  price: Money,
  fee: Money,
  amounts: z.object({ cost: Money, markup: Money }).nullable(),
  product: z.enum(products).nullable(),
  choiceId: Id.nullable(),
  photo: z.string().nullable(),
})
export type QuoteItemView = z.infer<typeof QuoteItemView>

export const QuoteOptionView = z.object({
  id: Id,
  rev: z.int(),
  title: z.string(),
  parts: z.array(z.discriminatedUnion('kind', [QuoteItemView, QuoteText])),
  /** With no optional item, and with all of them. */
  least: Money,
  most: Money,
  /** Only for roles that see margin. */
  margin: Money.nullable(),
})
export type QuoteOptionView = z.infer<typeof QuoteOptionView>

/** What the customer accepted. */
export const QuoteAccepted = z.object({
  version: z.int(),
  optionId: Id,
  itemIds: z.array(Id),
  total: Money,
  /** The typed signature, when and from which network address. */
  name: z.string(),
  address: z.string(),
  at: Instant,
})
export type QuoteAccepted = z.infer<typeof QuoteAccepted>

/** The last check of an item at its supplier. */
export const QuoteCheck = z.object({
  partId: Id,
  product: z.enum(products),
  state: z.enum(['unchecked', 'same', 'moved', 'gone']),
  checkedAt: Instant.nullable(),
  /** Null before a check, and where it is gone. */
  price: z.object({ before: Money, after: Money, moved: z.array(z.object({ cause: z.string(), amount: Money })) }).nullable(),
  /** Other changed terms, a sentence each. */
  terms: z.array(z.string()),
  /** The checkout in which it is booked; null before. */
  checkoutId: Id.nullable(),
})
export type QuoteCheck = z.infer<typeof QuoteCheck>

export const QuoteDetail = QuoteRow.extend({
  currency: z.string(),
  cover: QuoteCoverWords.extend({ ...QuoteTravellers.shape, rev: z.int() }),
  options: z.array(QuoteOptionView),
  recipient: z.object({ customerId: Id.nullable(), name: z.string(), email: z.string(), phone: z.string() }),
  /** The version that was sent last; 0 before. */
  version: z.int(),
  /** The days before the last day on which the customer is reminded; `nextAt` null where no reminder is to come. */
  reminders: z.object({ days: z.array(z.int()), nextAt: Instant.nullable() }),
  /** What customers do not see yet, a sentence each. */
  unsent: z.array(z.string()),
  versions: z.array(z.object({ number: z.int(), sentBy: z.string(), sentAt: Instant, changes: z.array(z.string()) })),
  /** The customer's page; null before it is shared. */
  link: z.string().nullable(),
  /** Who has an itinerary of their own in the version that was sent, each with its private page; empty before it is shared. */
  parties: z.array(QuoteParty.extend({ link: z.string() })),
  /** The latest possible last day, by suppliers' deadlines and the first travel day. */
  latestDay: z.string().nullable(),
  sentAt: Instant.nullable(),
  lastViewedAt: Instant.nullable(),
  views: z.int(),
  accepted: QuoteAccepted.nullable(),
  /** When and where what was accepted was booked outside, as a member recorded it; null otherwise. */
  bookedOutside: z.object({ at: Instant, note: z.string() }).nullable(),
  /** What the customer paid in advance, oldest first; payments that failed are left out. */
  deposits: z.array(DepositView),
  checks: z.array(QuoteCheck),
  loss: z.object({ reason: z.enum(lossReasonNames).nullable(), note: z.string() }).nullable(),
  events: z.array(z.object({ id: Id, kind: z.enum(quoteEventKinds), author: z.string(), text: z.string(), at: Instant })),
  /** What the viewer may do now. */
  actions: z.array(z.enum(['edit', 'send', 'withdraw', 'reopen', 'close', 'book-outside'])),
})
export type QuoteDetail = z.infer<typeof QuoteDetail>

/** What the customer pays in advance. */
export const SharedPayment = z.object({
  deposit: Money,
  /** Zero where all is asked in advance. */
  rest: Money,
  paid: z.array(z.object({ part: z.enum(depositParts), amount: Money, at: Instant })),
  /** What can be paid now, with the ways to pay it; null: nothing. */
  next: z
    .object({ part: z.enum(depositParts), amount: Money, methods: z.array(PaymentMethod), idempotencyKey: IdempotencyKey })
    .nullable(),
  /** The last payment that was begun and has not ended; null otherwise. */
  awaited: PaymentSoFar.nullable(),
})
export type SharedPayment = z.infer<typeof SharedPayment>

/** A quote as its customer sees it: the version that was sent last, or the accepted one. */
export const SharedQuote = z.object({
  number: z.string(),
  status: z.enum(quoteStatuses),
  version: z.int(),
  title: z.string(),
  intro: z.string(),
  terms: z.string(),
  travellers: z.array(z.string()),
  /** Whether it can be answered now. */
  isOpen: z.boolean(),
  customer: z.string(),
  sentBy: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  currency: z.string(),
  options: z.array(z.object({ id: Id, title: z.string(), parts: z.array(SharedPart), total: Money })),
  /** Who has an itinerary of their own; empty for fewer than two travellers. */
  parties: z.array(QuoteParty),
  /** The itinerary that was asked for; null for the whole quote. */
  itinerary: z.object({ party: QuoteParty, options: z.array(ItineraryOption) }).nullable(),
  /** What the last version changed. */
  changes: z.array(z.string()),
  accepted: QuoteAccepted.omit({ address: true }).nullable(),
  /**
   * Whether what was accepted can be booked and paid from this page; `with-agency`: the agency books it, `paying`: the customer's payment is awaited.
   * Null where it cannot be booked here.
   */
  booking: z.enum(['possible', 'with-agency', 'paying', 'booked']).nullable(),
  /** What is asked in advance once it is accepted; null: nothing. */
  asks: DepositAsk.nullable(),
  /** What is paid in advance, and what can be paid now; null where nothing is asked, and before the acceptance. */
  payment: SharedPayment.nullable(),
  comments: z.array(z.object({ author: z.string(), isCustomer: z.boolean(), text: z.string(), at: Instant })),
  agency: AgencyOfLink,
})
export type SharedQuote = z.infer<typeof SharedQuote>
