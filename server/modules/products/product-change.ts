import type { z } from 'zod'
import type { AppError, ErrorCode } from '#domain/errors.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { ItineraryOf } from '#domain/product-types.ts'
import type { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { Order } from '../../db/schema/index.ts'
import type { PersonColumns, ProductColumns } from './product-sale.ts'
import type { OrderPerson } from './read-people.ts'

/** A confirmed order that is to be changed, and its people. */
export interface Changing {
  order: Order
  people: readonly OrderPerson[]
}

/** What an order is after a change, at its supplier's current price. */
export interface FoundChange {
  to: ItineraryOf
  waterfall: PriceWaterfall
  /** ISO instant until which the order can be changed. */
  until: string
  /** Whether it is booked already, so that nothing changes. */
  isSame: boolean
}

/** The call that makes a change, made outside the transaction, and who takes part then; null where that is not entered. */
export interface PreparedChange {
  people: unknown
  call(): Promise<Pick<SupplierOrder, 'details'>>
}

/** A change that its supplier made: `after` and `people` as the request stored them. */
export interface MadeChange {
  /** Locked, as it was before. */
  order: Order
  after: unknown
  people: unknown
  answer: Pick<SupplierOrder, 'details'>
}

/** The order and its people after a change. */
export interface WrittenChange {
  columns: Partial<ProductColumns>
  people: readonly PersonColumns[]
  email: string
  /** The numbers of its documents, by which the order is found. */
  documentNumbers: readonly string[]
}

/** The change of a confirmed order of one product at its supplier. `Wanted` is what the buyer chooses. Every method refuses orders of other products. */
export interface ProductChange<Wanted = unknown, Found extends FoundChange = FoundChange> {
  /** What is wanted, as it is stored while a colleague approves it. */
  wanted: z.ZodType<Wanted>
  /** ISO instant until which an order can be changed; null if it cannot, or no longer. */
  until(ctx: Ctx, order: Order): string | null
  /** Finds what is wanted at the supplier; nothing is changed. Throws the product's errors. */
  find(ctx: Ctx, changing: Changing, wanted: Wanted): Promise<Found>
  /** Prepares the call. Throws input.invalid for what the supplier needs and was not entered. */
  prepare(ctx: Ctx, changing: Changing, chosen: { found: Found; wanted: Wanted }): PreparedChange
  /** Whether the supplier's record of an order is what a request changes it to. */
  isMade(after: unknown, answer: SupplierOrder): boolean
  /** Stores the product's details of the answer, and returns what the order is now. */
  write(tx: Transaction, ctx: Ctx, made: MadeChange): Promise<WrittenChange>
  /** The error for a call that the supplier refused; nothing was changed. */
  refusal(error: SupplierError): AppError
  codes: {
    /** The difference is not the one that was shown. */
    differs: ErrorCode
    /** A customer, who has no wallet, chose what costs more. */
    costs: ErrorCode
    notChangeable: ErrorCode
  }
  words: {
    /** What is booked, in the history: `10 Dec 2026, 11:00`. */
    booked(itinerary: unknown): string
    /** What was booked before, in the mail about the change. */
    before(itinerary: unknown): string
    /** The message where nothing of what can be chosen differs: its field and a sentence. */
    same: { path: string; message: string }
    refused: string
    /** The supplier's record does not have the change after the last poll. */
    notMade: string
  }
}
