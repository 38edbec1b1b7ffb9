import type { z } from 'zod'
import type { ErrorCode } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Refund } from '#domain/orders/refund.ts'
import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { checkoutItems, Order } from '../../db/schema/index.ts'
import type { OrderPerson } from './read-people.ts'

/** What makes something exist at a supplier. Each has an intent row before it and is never repeated without an answer. */
export type CallKind = 'book' | 'hold' | 'pay'

/** The status in which an order is called for. */
export const calledIn: Record<CallKind, OrderStatus> = { book: 'PendingTicketIssue', hold: 'Pending', pay: 'PendingTicketIssue' }

export interface CallWords {
  /** What a refusal is in words a travel agent can pass on. Kinds that are not listed may be tried again. */
  refusals: Partial<Record<SupplierErrorKind, string>>
  /** The history's line when the answer was lost. */
  lost: string
}

/** What is said when a supplier's later answer ends an order, or leaves it to a person. */
export interface AnswerWords {
  cancelled: string
  failed: string
  unreachable: string
  /** It knows of no such booking. */
  unknown: string
}

/** How one product is bought at its suppliers. */
export interface ProductFulfilment<Sold extends Order = Order> {
  /** The supplier as people call it; null when it is no longer configured. */
  title(ctx: Ctx, order: Pick<Sold, 'supplier'>): string | null
  /** Reads what a call needs and returns the call, to be made outside the transaction. Null when the supplier is no longer configured. */
  prepare(tx: Transaction, ctx: Ctx, order: Sold, kind: CallKind): Promise<(() => Promise<SupplierOrder>) | null>
  /** What the supplier has of the order; null when it knows of none (yet) or is no longer configured. Throws SupplierError. */
  ask(ctx: Ctx, order: Sold): Promise<SupplierOrder | null>
  /** Stores what the product knows of an issued order from its supplier's answer; returns the numbers by which the order is found. */
  keep(tx: Transaction, ctx: Ctx, order: Sold, answer: Pick<SupplierOrder, 'details'>): Promise<readonly string[]>
  /** What a person records of an order that was issued by hand. */
  byHand: {
    /** How the booking reference is written. */
    reference: z.ZodType<string>
    /** The numbers of its documents, one for each of `of`, which make the details. Left out where the reference is all. */
    documents?: {
      of(people: readonly OrderPerson[]): readonly OrderPerson[]
      /** The word for one number. */
      noun: string
      number: z.ZodType<string>
      detailsOf(people: readonly OrderPerson[], numbers: readonly string[]): unknown
    }
  }
  words: Record<CallKind, CallWords>
  answers: AnswerWords
  /** Gives back what the supplier holds and was not paid for; left out where nothing is held. Null when the supplier is no longer configured. Throws SupplierError. */
  release?(ctx: Ctx, order: Pick<Sold, 'supplier'>, supplierOrderId: string): Promise<SupplierOrder> | null
  /** What becomes of it when the order below it ends, and what is said of that; left out by what is sold on top of none. */
  whenBelowEnds?: { does: 'stays' | 'cancel'; says: string }
  /** How a confirmed order is cancelled; left out where it cannot be. */
  cancellation?: ProductCancellation<Sold>
  /** How a lower price of a confirmed order is found; left out where it is not watched. */
  priceWatch?: PriceWatch<Sold>
}

export interface ProductCancellation<Sold extends Order = Order> {
  /** What cancelling gives at an instant. */
  refundAt(order: Sold, at: Date): Refund
  /** The call that cancels it, to be made outside the transaction; null when the supplier is no longer configured. Throws SupplierError, `TOO_LATE` by its vendor code. */
  prepare(ctx: Ctx, order: Sold): (() => Promise<{ refund: Money | null }>) | null
  /** What is said where it is too late. */
  tooLate: ErrorCode
}

/** The same at a lower price, in the order's currency. */
export interface CheaperPrice {
  total: Money
  saving: Money
  seenAt: string
}

/** What of an order's checkout item is bought again. */
export type Replacement = Pick<typeof checkoutItems.$inferInsert, 'search' | 'offer' | 'waterfall' | 'peopleCipher'>

export interface PriceWatch<Sold extends Order = Order> {
  /** Whether the order can be replaced: it can still be cancelled free of charge. */
  isOpen(ctx: Ctx, order: Sold): boolean
  /** What the same costs now, at its supplier; null where it costs no less. Throws SupplierError. */
  find(ctx: Ctx, order: Sold): Promise<CheaperPrice | null>
  /** The same at its lower price, with the same people, for a new checkout; null where it costs no less. Throws SupplierError. */
  replacement(ctx: Ctx, order: Sold): Promise<Replacement | null>
  /** What is said where it costs no less any more. */
  notCheaper: ErrorCode
  /** Stores what was found with the order, which is locked; returns what was stored before. */
  store(tx: Transaction, ctx: Ctx, order: Sold, cheaper: CheaperPrice | null): Promise<CheaperPrice | null>
}
