import { member } from '../../http/implement.ts'
import { sellFor } from '../checkouts/sell-for.ts'
import { lockMember } from './lock-member.ts'
import { readDelegates } from '../delegates/read-delegates.ts'
import { setDelegates } from '../delegates/set-delegates.ts'

export const delegates = {
  own: member.delegates.own.handler(({ context: { ctx, userId } }) => ctx.tx((tx) => readDelegates(tx, ctx, userId))),
  setOwn: member.delegates.setOwn.handler(({ context: { ctx, userId }, input }) =>
    ctx.tx((tx) => setDelegates(tx, ctx, { userId, name: ctx.actor.name }, input.delegates)),
  ),
  get: member.delegates.get.handler(({ context: { ctx }, input }) =>
    ctx.tx(async (tx) => readDelegates(tx, ctx, (await lockMember(tx, ctx, input.id)).userId)),
  ),
  set: member.delegates.set.handler(({ context: { ctx }, input }) =>
    ctx.tx(async (tx) => setDelegates(tx, ctx, await lockMember(tx, ctx, input.id), input.delegates)),
  ),
  sellFor: member.delegates.sellFor.handler(async ({ context, input }) => {
    await sellFor(context.ctx, input)
    return { done: true } as const
  }),
}
