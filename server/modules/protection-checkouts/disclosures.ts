import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OpenedDocument } from '#contract/policies.ts'
import { AppError } from '#domain/errors.ts'
import type { DisclosureKind } from '#domain/policies/disclosures.ts'
import { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { policyDisclosures } from '../../db/schema/index.ts'
import { type CheckoutRow, readCheckoutRow, soleItem } from '../checkouts/checkout-row.ts'
import { fetchPolicyPdf, pdfFile } from '../policies/booking/fetch-document.ts'
import { itemOf } from '../products/checkout-of-product.ts'

const Documents = SupplierPolicyOffer.pick({ ipidUrl: true, termsUrl: true })

/** The documents that were opened for policies of checkouts, by item, each with its first time. */
export async function readOpened(
  tx: Transaction,
  { agencyId }: Ctx,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, OpenedDocument[]>> {
  if (itemIds.length === 0) return new Map()
  const rows = await tx
    .select({ itemId: policyDisclosures.itemId, kind: policyDisclosures.kind, at: policyDisclosures.openedAt })
    .from(policyDisclosures)
    .where(and(eq(policyDisclosures.agencyId, agencyId), inArray(policyDisclosures.itemId, [...itemIds])))
    .orderBy(asc(policyDisclosures.openedAt))
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId)
  return new Map([...byItem].map(([id, opened]) => [id, opened.map(({ kind, at }) => ({ kind, at: at.toISOString() }))]))
}

/** Those of the policy of a checkout that the actor may reach. Throws access.not-found. */
export const listOpened = (ctx: Ctx, id: string): Promise<OpenedDocument[]> =>
  ctx.tx(async (tx) => {
    const { id: itemId } = itemOf('protection', soleItem(await readCheckoutRow(tx, ctx, id)))
    return (await readOpened(tx, ctx, [itemId])).get(itemId) ?? []
  })

/** The policy of a checkout: the named item of a trip's, or the only item. Throws access.not-found. */
function policyIn(row: CheckoutRow, itemId: string | null) {
  const item = itemId ? row.items.find(({ id }) => id === itemId) : soleItem(row)
  if (!item) throw new AppError('access.not-found')
  return itemOf('protection', item)
}

interface ToOpen {
  id: string
  /** The policy in a checkout of a trip. */
  item: string | null
  kind: DisclosureKind
}

/**
 * Sends a disclosure document of a policy in a checkout and records that, when and by whom it was opened first: the proof that it was given before the
 * sale. Throws access.not-found.
 */
export async function openDisclosure(ctx: Ctx, { id, item, kind }: ToOpen): Promise<File> {
  const { id: itemId, offer } = await ctx.tx(async (tx) => policyIn(await readCheckoutRow(tx, ctx, id), item))
  const { ipidUrl: ipid, termsUrl: terms } = Documents.parse(offer)
  const urls: Record<DisclosureKind, string> = { ipid, terms }
  const file = pdfFile(await fetchPolicyPdf(ctx, { supplier: offer.supplier, url: urls[kind] }), kind)
  const { agencyId, actor } = ctx
  await ctx.tx((tx) =>
    tx
      .insert(policyDisclosures)
      .values({ id: ctx.newId(), agencyId, itemId, kind, openedAt: ctx.now(), openedBy: actor.userId })
      .onConflictDoNothing(),
  )
  return file
}
