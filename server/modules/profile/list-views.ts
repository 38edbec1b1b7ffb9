import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { MOST_VIEWS, type SavedView, type ViewList, withView } from '#domain/lists/saved-views.ts'
import type { Ctx } from '../../ctx.ts'
import { memberProfiles } from '../../db/schema/index.ts'
import { ownUserId, readProfileRow } from '../member-profiles/profile-row.ts'

/** The searches of a list that the member saved, in the order of their saving. */
export const readViews = async (ctx: Ctx, { list }: { list: ViewList }): Promise<SavedView[]> =>
  (await ctx.tx((tx) => readProfileRow(tx, ctx)))?.listViews[list] ?? []

/** Saves a search under a name. Throws views.too-many. */
export const saveView = (ctx: Ctx, { list, name, search }: SavedView & { list: ViewList }): Promise<SavedView[]> =>
  changeViews(ctx, list, (views) => {
    const changed = withView(views, { name, search })
    if (changed.length > MOST_VIEWS) throw new AppError('views.too-many', { most: MOST_VIEWS })
    return changed
  })

/** Removes the search of this name, if there is one. */
export const removeView = (ctx: Ctx, { list, name }: { list: ViewList; name: string }): Promise<SavedView[]> =>
  changeViews(ctx, list, (views) => views.filter((view) => view.name !== name))

/** Changes the views of a list under the lock of the member's row, so that two devices lose nothing. */
function changeViews(ctx: Ctx, list: ViewList, change: (views: SavedView[]) => SavedView[]): Promise<SavedView[]> {
  const own = { agencyId: ctx.agencyId, userId: ownUserId(ctx) }
  const isOwn = and(eq(memberProfiles.agencyId, own.agencyId), eq(memberProfiles.userId, own.userId))
  return ctx.tx(async (tx) => {
    await tx.insert(memberProfiles).values(own).onConflictDoNothing()
    const [row] = await tx.select({ listViews: memberProfiles.listViews }).from(memberProfiles).where(isOwn).for('update')
    const views = change(row?.listViews[list] ?? [])
    await tx
      .update(memberProfiles)
      .set({ listViews: { ...row?.listViews, [list]: views } })
      .where(isOwn)
    return views
  })
}
