import { eq } from 'drizzle-orm'
import { agencies } from '../../../db/schema/index.ts'
import { readOwnTour, readOwnTours } from '../catalogue/read-own-tours.ts'
import { readReviews } from '../catalogue/read-reviews.ts'
import type { OctoRequest } from './octo-request.ts'
import { presentProduct } from './present-product.ts'

/** The agency as a supplier of OCTO. */
export async function octoSupplier({ ctx, origin }: OctoRequest) {
  const [agency] = await ctx.tx((tx) => tx.select().from(agencies).where(eq(agencies.id, ctx.agencyId)))
  return {
    id: ctx.agencyId,
    name: agency?.name ?? '',
    endpoint: `${origin}/octo`,
    contact: { website: null, email: null, telephone: null, address: null },
  }
}

export async function octoProducts(request: OctoRequest) {
  const { ctx, seller } = request
  return ctx.tx(async (tx) => {
    const tours = await readOwnTours(tx, ctx, seller)
    const reviews = await readReviews(
      tx,
      ctx,
      tours.map(({ id }) => id),
    )
    return tours.map((own) => presentProduct(request, own, reviews.get(own.id)))
  })
}

export async function octoProduct(request: OctoRequest, productId: string) {
  const { ctx, seller } = request
  return ctx.tx(async (tx) => {
    const own = await readOwnTour(tx, ctx, { productId, seller })
    return presentProduct(request, own, (await readReviews(tx, ctx, [own.id])).get(own.id))
  })
}
