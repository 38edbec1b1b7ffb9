import { randomBytes } from 'node:crypto'
import type { CalendarFeed } from '#contract/account/profile.ts'
import type { Ctx } from '../../ctx.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import { readProfileRow, writeProfileRow } from '../member-profiles/profile-row.ts'

const addressOf = ({ origin, agencyId }: Ctx, token: string): string => `${origin}/calendar/${agencyId}/${token}.ics`

/** The secret address of the member's calendar; null while there is none. */
export async function readCalendarAddress(ctx: Ctx): Promise<CalendarFeed> {
  const row = await ctx.tx((tx) => readProfileRow(tx, ctx))
  if (!row?.calendarCipher || !row.calendarAt) return { address: null, since: null }
  return { address: addressOf(ctx, String(ctx.system.cipher.open(row.calendarCipher))), since: row.calendarAt.toISOString() }
}

/** Makes a new address; the one before is no longer valid. */
export async function newCalendarAddress(ctx: Ctx): Promise<CalendarFeed> {
  const token = randomBytes(24).toString('base64url')
  const set = { calendarHash: hashToken(token), calendarCipher: ctx.system.cipher.seal(token), calendarAt: ctx.now() }
  await ctx.tx((tx) => writeProfileRow(tx, ctx, set))
  return { address: addressOf(ctx, token), since: set.calendarAt.toISOString() }
}

/** Nobody can read the calendar any more. */
export const revokeCalendarAddress = (ctx: Ctx): Promise<void> =>
  ctx.tx((tx) => writeProfileRow(tx, ctx, { calendarHash: null, calendarCipher: null, calendarAt: null }))
