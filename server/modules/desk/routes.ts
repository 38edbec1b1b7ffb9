import { member } from '../../http/implement.ts'
import { countAttention, listAttention } from './attention.ts'
import { readDeskLists } from './read-desk-lists.ts'
import { salesByDay } from './sales-by-day.ts'

export const dashboard = {
  today: member.dashboard.today.handler(({ input, context: { ctx } }) =>
    ctx.tx(async (tx) => ({ ...(await readDeskLists(tx, ctx)), ...(await salesByDay(tx, ctx, input.days)) })),
  ),
  attention: member.dashboard.attention.handler(({ context: { ctx } }) =>
    ctx.tx(async (tx) => {
      const { attention: count, approvals } = await countAttention(tx, ctx)
      return { count, approvals, items: await listAttention(tx, ctx) }
    }),
  ),
}
