import { AppError } from '#domain/errors.ts'
import { type GroupRoom, isCollecting } from '#domain/groups/group.ts'
import type { Ctx } from '../../ctx.ts'
import { readOrder } from '../orders/read-order.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { shopOriginOf } from '../quotes/quote-link.ts'
import { readGroup, setGroup, setShare, sharesWithDeposits, shareWords } from './group-row.ts'
import { mailAsked } from './mail-shares.ts'

const done = { done: true } as const

/** Changes who sleeps in which room. Throws group.changed-meanwhile, access.not-found for a person of another order, and input.invalid for one in two rooms. */
export const setRooms = (ctx: Ctx, { id, rev, rooms }: { id: string; rev: number; rooms: GroupRoom[] }) =>
  ctx.tx(async (tx): Promise<{ done: true }> => {
    const { people } = await readOrder(tx, ctx, id)
    const group = await readGroup(tx, ctx, id, 'lock')
    if (group.roomsRev !== rev) throw new AppError('group.changed-meanwhile')
    const placed = rooms.flatMap((room) => room.people)
    if (!placed.every((person) => people.some((one) => one.id === person))) throw new AppError('access.not-found')
    if (new Set(placed).size !== placed.length) {
      const message = 'Each person of the order is in one room at most.'
      throw new AppError('input.invalid', { problems: [{ path: 'rooms', message }] })
    }
    await setGroup(tx, ctx, group, { rooms, roomsRev: rev + 1 })
    return done
  })

/** Mails a payer the link of an open share again. Throws access.not-found, and group.ended for one that is paid or not asked any more. */
export async function remindShare(ctx: Ctx, { id, shareId }: { id: string; shareId: string }): Promise<{ done: true }> {
  const origin = await shopOriginOf(ctx)
  return ctx.tx(async (tx) => {
    const { order } = await readOrder(tx, ctx, id)
    const group = await readGroup(tx, ctx, id, 'lock')
    const found = (await sharesWithDeposits(tx, ctx, group)).find(({ share }) => share.id === shareId)
    if (!found) throw new AppError('access.not-found')
    const { share, isPaid } = found
    if (isPaid || share.state === 'void' || !isCollecting(group.state)) throw new AppError('group.ended')
    const until = share.kind === 'share' ? group.decideAt : (order.payBy ?? group.decideAt)
    await mailAsked(tx, ctx, { group, share, title: order.title, origin, until, key: ctx.newId() })
    await setShare(tx, ctx, share, { remindedAt: ctx.now() })
    await recordOrderEvent(tx, ctx, {
      orderId: id,
      event: 'share-reminded',
      note: `The link of ${shareWords(share).toLowerCase()} was mailed again.`,
    })
    return done
  })
}
