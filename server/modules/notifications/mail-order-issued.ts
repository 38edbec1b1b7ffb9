import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { mailDocuments } from './mail-documents.ts'

/**
 * Mails the tickets or the voucher to the order's contact, with PDF and calendar attached. One mail for each order; none for an order whose status
 * has changed since.
 */
export async function mailOrderIssued(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await mailDocuments(ctx, { orderId, to: null, dedupeKey: `order-issued:${orderId}` })
  } catch (error) {
    if (error instanceof AppError && error.code === 'order.no-documents') return
    throw error
  }
}
