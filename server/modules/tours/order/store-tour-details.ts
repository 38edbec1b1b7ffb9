import { TourDetails } from '#domain/tours/order-details.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { Order } from '../../../db/schema/index.ts'
import { storeDetails } from '../../products/order-details.ts'

/** Stores the vouchers of a supplier's answer; returns the numbers by which the order is found. */
export async function storeTourDetails(
  tx: Transaction,
  ctx: Ctx,
  order: Pick<Order, 'id' | 'product'>,
  answer: Pick<SupplierOrder, 'details'>,
): Promise<string[]> {
  const details = TourDetails.parse(answer.details)
  await storeDetails(tx, ctx, { order, details })
  return [details.group?.reference, ...details.tickets.map(({ reference }) => reference)].flatMap((one) => one ?? [])
}
