import { emptyOption, emptyTour } from '#domain/authored-tours/empty-tour.ts'
import type { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { authoredTours } from '../../db/schema/index.ts'
import { lockTour } from './lock-tour.ts'

/** A new draft with one option; its time zone is the agency's until its place is known. */
export async function createTour(ctx: Ctx, { title }: { title: string }): Promise<{ id: string }> {
  const draft = emptyTour({ title, zone: ctx.regional.zone })
  return ctx.tx((tx) => insertTour(tx, ctx, { ...draft, options: [emptyOption(ctx.newId(), 'Standard')] }))
}

/** Copies a draft to a new tour; its options get ids of their own, because bookings name them. Throws access.not-found. */
export const duplicateTour = (ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> =>
  ctx.tx(async (tx) => {
    const { draft } = await lockTour(tx, ctx, id)
    return insertTour(tx, ctx, {
      ...draft,
      name: { ...draft.name, title: `Copy of ${draft.name.title}`.slice(0, 120) },
      options: draft.options.map((option) => ({ ...option, id: ctx.newId() })),
    })
  })

/** A new draft with this content. */
export async function insertTour(tx: Transaction, ctx: Ctx, draft: AuthoredTour): Promise<{ id: string }> {
  const id = ctx.newId()
  const { name } = ctx.actor
  const at = ctx.now()
  await tx
    .insert(authoredTours)
    .values({ id, agencyId: ctx.agencyId, draft, createdBy: name, createdAt: at, changedBy: name, changedAt: at })
  return { id }
}
