import { z } from 'zod'
import { TypedFields } from '#contract/base/typed-fields.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'
import { readCheckoutRow, soleItem, updateItem } from './checkout-row.ts'
import { queuePurgeOnFirstData } from './queue-purge.ts'

/** Form values that arrive shortly after the expiry are still stored. */
const GRACE_MS = 15 * 60_000

const Draft = z.object({ by: z.string(), fields: TypedFields })

/** The owner of the form values: a member, or a storefront visitor. */
const typist = ({ actor }: Ctx): string | null => actor.userId ?? actor.shopper?.visitorId ?? null

/** Stores form values, encrypted, for their owner; they are validated when the form is submitted. */
export async function saveDraft(ctx: Ctx, input: { id: string; fields: TypedFields }): Promise<{ done: true }> {
  return ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
    const item = soleItem(row)
    if (row.state === 'done') throw new AppError('checkout.done', { orderId: item.orderId })
    if (ctx.now().getTime() > row.expiresAt.getTime() + GRACE_MS) throw new AppError('checkout.expired')
    await queuePurgeOnFirstData(tx, ctx, item)
    await updateItem(tx, ctx, row, { id: item.id, draftCipher: sealDraft(ctx, input.fields) })
    return { done: true }
  })
}

/** Form values, encrypted with their owner. */
export function sealDraft(ctx: Ctx, fields: TypedFields): string {
  const by = typist(ctx)
  if (!by) throw new Error('a draft is typed by a person')
  return ctx.system.cipher.seal({ by, fields })
}

/** The owner's unsaved form values; null for anybody else. */
export function openDraft(ctx: Ctx, { draftCipher }: Pick<CheckoutItem, 'draftCipher'>): TypedFields | null {
  if (!draftCipher) return null
  const { data: draft } = Draft.safeParse(ctx.system.cipher.open(draftCipher))
  return draft && draft.by === typist(ctx) ? draft.fields : null
}
