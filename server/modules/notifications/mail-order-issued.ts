import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { mailDocuments } from './mail-documents.ts'

/** Sends the tickets or the voucher to the order's contact, once an order: PDF and calendar attached. An order that has moved on since gets none. */
export async function mailOrderIssued(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await mailDocuments(ctx, { orderId, to: null, dedupeKey: `order-issued:${orderId}` })
  } catch (error) {
    if (error instanceof AppError && error.code === 'order.no-documents') return
    throw error
  }
}
