import type { OrderBase } from '#contract/base/order-base.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from '../../db/schema/index.ts'
import type { EventWords } from './event-words.ts'
import type { OrderPerson } from './read-people.ts'

/** The product's own part of an order's page. */
export type Own<Detail extends OrderDetail> = Detail extends OrderDetail
  ? Omit<Detail, Exclude<keyof OrderBase, 'product'>>
  : never

export type DetailOf<P extends SoldProduct> = Extract<OrderDetail, { product: P }>

/** An order with the data of its page. */
export interface OrderRecord<Sold> {
  order: Sold
  people: readonly OrderPerson[]
  details: unknown
}

/** The view of an order of one product. */
export interface ProductView<Sold extends Order = Order, Detail extends OrderDetail = OrderDetail> {
  present(ctx: Ctx, record: OrderRecord<Sold>): Own<Detail>
  /** Removes the product's data that customers may not see, besides what is removed from every order. */
  forCustomer(order: Detail): Detail
  /** The country of its destination, ISO 3166-1 alpha-2; null if it has none. */
  country(order: Pick<Sold, 'itinerary'>): string | null
  /** The path in its itinerary of the airport whose time zone applies to its deadlines; null without one. */
  clockAirport: readonly string[] | null
  /** The product's labels in the history where they differ from those of a product confirmed without a ticket. */
  eventWords?: Partial<EventWords>
}
