import { and, asc, eq } from 'drizzle-orm'
import type { OpenedDocument } from '#contract/policies.ts'
import type { DisclosureKind } from '#domain/policies/disclosures.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { policyDisclosures } from '../../db/schema/index.ts'
import { readCheckoutRow, soleItem } from '../checkouts/checkout-row.ts'
import { fetchPolicyPdf, pdfFile } from '../policies/booking/read-document.ts'
import { itemOf } from '../products/checkout-of-product.ts'

/** The documents that were opened from a checkout, each with its first time. */
export async function readOpened(tx: Transaction, { agencyId }: Ctx, checkoutId: string): Promise<OpenedDocument[]> {
  const rows = await tx
    .select({ kind: policyDisclosures.kind, at: policyDisclosures.openedAt })
    .from(policyDisclosures)
    .where(and(eq(policyDisclosures.agencyId, agencyId), eq(policyDisclosures.checkoutId, checkoutId)))
    .orderBy(asc(policyDisclosures.openedAt))
  return rows.map(({ kind, at }) => ({ kind, at: at.toISOString() }))
}

/** Those of a checkout that the actor may reach. Throws access.not-found. */
export const listOpened = (ctx: Ctx, id: string): Promise<OpenedDocument[]> =>
  ctx.tx(async (tx) => {
    itemOf('protection', soleItem(await readCheckoutRow(tx, ctx, id)))
    return readOpened(tx, ctx, id)
  })

/** Sends a disclosure document of a checkout and records that, when and by whom it was opened first: the proof that it was given before the sale. */
export async function openDisclosure(ctx: Ctx, { id, kind }: { id: string; kind: DisclosureKind }): Promise<File> {
  const offer = await ctx.tx(async (tx) => itemOf('protection', soleItem(await readCheckoutRow(tx, ctx, id))).offer)
  const urls: Record<DisclosureKind, string> = { ipid: offer.ipidUrl, terms: offer.termsUrl }
  const file = pdfFile(await fetchPolicyPdf(ctx, { supplier: offer.supplier, url: urls[kind] }), kind)
  const { agencyId, actor } = ctx
  await ctx.tx((tx) =>
    tx
      .insert(policyDisclosures)
      .values({ id: ctx.newId(), agencyId, checkoutId: id, kind, openedAt: ctx.now(), openedBy: actor.userId })
      .onConflictDoNothing(),
  )
  return file
}
