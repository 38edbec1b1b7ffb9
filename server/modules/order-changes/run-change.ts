import { z } from 'zod'
import { Money } from '#contract/shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { changeOf } from '../../products/change-of.ts'
import { readOrder } from '../orders/read-order.ts'
import { changeOrder } from './change-order.ts'

const Stored = z.object({ id: z.string(), pay: Money, refund: Money, idempotencyKey: z.string(), wantedCipher: z.string() })

/** Makes a change that a colleague approved, as the member had asked for it. */
export async function runApprovedChange(ctx: Ctx, stored: unknown): Promise<{ done: true }> {
  const { wantedCipher, ...input } = Stored.parse(stored)
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, input.id))
  const change = changeOf(order)
  if (!change) throw new AppError('access.not-found')
  return changeOrder(ctx, change, { ...input, wanted: change.wanted.parse(ctx.system.cipher.open(wantedCipher)) })
}
