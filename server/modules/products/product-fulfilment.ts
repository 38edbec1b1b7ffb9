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
import type { ProductSchedule } from './product-schedule.ts'
import type { OrderPerson } from './read-people.ts'

/** The calls that create something at a supplier. Each is preceded by an intent row and is never repeated without a response. */
export type CallKind = 'book' | 'hold' | 'pay'

/** The status that an order must have for the call. */
export const calledIn: Record<CallKind, OrderStatus> = { book: 'PendingTicketIssue', hold: 'Pending', pay: 'PendingTicketIssue' }

export interface CallWords {
  /** The message for each kind of refusal, for travel agents. Kinds without a message may be retried. */
  refusals: Partial<Record<SupplierErrorKind, string>>
  /** The history's line after a lost response. */
  lost: string
}

/** The messages for a later supplier response that ends or escalates an order. */
export interface AnswerWords {
  cancelled: string
  failed: string
  unreachable: string
  /** The supplier has no such booking. */
  unknown: string
}

/** The purchase of one product at its suppliers. */
export interface ProductFulfilment<Sold extends Order = Order> {
  /** The supplier's display name; null when it is no longer configured. */
  title(ctx: Ctx, order: Pick<Sold, 'supplier'>): string | null
  /** Reads the input of a call and returns the call, which is made outside the transaction. Null when the supplier is no longer configured. */
  prepare(tx: Transaction, ctx: Ctx, order: Sold, kind: CallKind): Promise<(() => Promise<SupplierOrder>) | null>
  /** The supplier's record of the order; null when it has none (yet) or is no longer configured. Throws SupplierError. */
  ask(ctx: Ctx, order: Sold): Promise<SupplierOrder | null>
  /** Stores the product's details of an issued order from its supplier's response; returns the numbers by which the order is found. */
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
  /** The effect on the order when the order below it ends, with its message; absent for products that are not sold on top of another. */
  whenBelowEnds?: { does: 'stays' | 'cancel'; says: string }
  /** The cancellation of a confirmed order; absent where it is not possible. */
  cancellation?: ProductCancellation<Sold>
  /** What its seller changes after the sale, and the answers to it; absent where that is not reported. */
  schedule?: ProductSchedule<Sold>
  /** The price watch of a confirmed order; absent without one. */
  priceWatch?: PriceWatch<Sold>
}

export interface ProductCancellation<Sold extends Order = Order> {
  /** The refund of a cancellation at an instant. */
  refundAt(order: Sold, at: Date): Refund
  /**
   * The call that cancels it, made outside the transaction; null when the supplier is no longer configured. Throws SupplierError, with the vendor
   * code `TOO_LATE` after the deadline.
   */
  prepare(ctx: Ctx, order: Sold): (() => Promise<{ refund: Money | null }>) | null
  /** The message after the deadline. */
  tooLate: ErrorCode
}

/** The same product at a lower price, in the order's currency. */
export interface CheaperPrice {
  total: Money
  saving: Money
  seenAt: string
}

/** The part of an order's checkout item that is bought again. */
export type Replacement = Pick<typeof checkoutItems.$inferInsert, 'search' | 'offer' | 'waterfall' | 'peopleCipher'>

export interface PriceWatch<Sold extends Order = Order> {
  /** Whether the order can be replaced: it can still be cancelled free of charge. */
  isOpen(ctx: Ctx, order: Sold): boolean
  /** The current lower price at its supplier; null where it is not lower. Throws SupplierError. */
  find(ctx: Ctx, order: Sold): Promise<CheaperPrice | null>
  /** The same choice at its lower price, with the same people, for a new checkout; null where it is not lower. Throws SupplierError. */
  replacement(ctx: Ctx, order: Sold): Promise<Replacement | null>
  /** The error when the price is no longer lower. */
  notCheaper: ErrorCode
  /** Stores the result with the locked order; returns the previous one. */
  store(tx: Transaction, ctx: Ctx, order: Sold, cheaper: CheaperPrice | null): Promise<CheaperPrice | null>
}
