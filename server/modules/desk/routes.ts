import { member } from '../../http/implement.ts'
import { readDeskLists } from './read-desk-lists.ts'
import { salesByDay } from './sales-by-day.ts'

export const dashboard = {
  today: member.dashboard.today.handler(({ context: { ctx, agency } }) =>
    ctx.tx(async (tx) => ({ ...(await readDeskLists(tx, ctx)), ...(await salesByDay(tx, ctx, agency.currency)) })),
  ),
}
