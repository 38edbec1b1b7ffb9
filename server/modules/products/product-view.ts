import type { OrderBase } from '#contract/base/order-base.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from '../../db/schema/index.ts'
import type { EventWords } from './event-words.ts'
import type { OrderPerson } from './read-people.ts'

/** What of an order's page is its product's own. */
export type Own<Detail extends OrderDetail> = Detail extends OrderDetail
  ? Omit<Detail, Exclude<keyof OrderBase, 'product'>>
  : never

export type DetailOf<P extends SoldProduct> = Extract<OrderDetail, { product: P }>

/** An order as it is read for its page. */
export interface OrderRecord<Sold> {
  order: Sold
  people: readonly OrderPerson[]
  details: unknown
}

/** How an order of one product is shown. */
export interface ProductView<Sold extends Order = Order, Detail extends OrderDetail = OrderDetail> {
  present(ctx: Ctx, record: OrderRecord<Sold>): Own<Detail>
  /** Without what a customer is not told, besides what they are not told of any order. */
  forCustomer(order: Detail): Detail
  /** The path in its itinerary of the airport whose clocks tell its deadlines; null of what none does. */
  clockAirport: readonly string[] | null
  /** What the history of its orders says in other words than that of what a seller confirms without a ticket. */
  eventWords?: Partial<EventWords>
}
