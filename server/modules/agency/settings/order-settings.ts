import { and, eq } from 'drizzle-orm'
import type { OrderSettings } from '#domain/agency/order-settings.ts'
import { FIRST_NUMBER } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../../ctx.ts'
import { counters } from '../../../db/schema/index.ts'
import { changeAgency, readAgency } from './change-agency.ts'

type Shown = OrderSettings & { nextNumber: number }

/** How new orders are numbered, with the next number, and how long before the end of a hold the agency is reminded. */
export async function readOrderSettings(ctx: Ctx): Promise<Shown> {
  const { orderPrefix, holdReminderHours } = await readAgency(ctx)
  return { orderPrefix, holdReminderHours, nextNumber: await readNextNumber(ctx) }
}

/** Changes it for new orders and for holds that are confirmed or moved from now on. */
export async function setOrderSettings(ctx: Ctx, { orderPrefix, holdReminderHours }: OrderSettings): Promise<Shown> {
  const set = { orderPrefix, holdReminderHours }
  const valuesOf = (row: OrderSettings) => ({ orderPrefix: row.orderPrefix, holdReminderHours: row.holdReminderHours })
  return { ...(await changeAgency(ctx, { area: 'orders', set, valuesOf })), nextNumber: await readNextNumber(ctx) }
}

const readNextNumber = async (ctx: Ctx): Promise<number> => {
  const [last] = await ctx.tx((tx) =>
    tx
      .select({ value: counters.value })
      .from(counters)
      .where(and(eq(counters.agencyId, ctx.agencyId), eq(counters.kind, 'order'))),
  )
  return last ? last.value + 1 : FIRST_NUMBER
}
