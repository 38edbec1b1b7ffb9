import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isNumberFormat } from '#domain/number-formats.ts'
import { isZone, type OwnRegional } from '#domain/regional.ts'
import { findCurrency } from '#domain/travel/countries.ts'
import type { Ctx } from '../../ctx.ts'
import { memberProfiles, members } from '../../db/schema/index.ts'
import { queueDigest } from '../member-notifications/queue-digest.ts'
import { ownUserId } from '../member-profiles/profile-row.ts'

/** The member's own time zone, locale and currency; null where they follow the agency's. */
export const readRegion = ({ actor }: Ctx): OwnRegional => actor.regional ?? { zone: null, locale: null, currency: null }

const problemsOf = ({ zone, locale, currency }: OwnRegional) => [
  ...(zone === null || isZone(zone) ? [] : [{ path: 'zone', message: 'Choose a time zone from the list.' }]),
  ...(locale === null || isNumberFormat(locale) ? [] : [{ path: 'locale', message: 'Choose a number format from the list.' }]),
  ...(currency === null || findCurrency(currency) ? [] : [{ path: 'currency', message: 'Choose a currency from the list.' }]),
]

/** Stores the member's own choices at this agency; a digest that waits is sent at 07:00 of the new zone. Throws input.invalid. */
export async function saveRegion(ctx: Ctx, chosen: OwnRegional): Promise<void> {
  const problems = problemsOf(chosen)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  const { zone, locale, currency } = chosen
  const userId = ownUserId(ctx)
  await ctx.tx(async (tx) => {
    await tx
      .update(members)
      .set({ timeZone: zone, locale, displayCurrency: currency })
      .where(and(eq(members.organizationId, ctx.agencyId), eq(members.userId, userId)))
    const [waiting] = await tx
      .select({ userId: memberProfiles.userId })
      .from(memberProfiles)
      .where(
        and(eq(memberProfiles.agencyId, ctx.agencyId), eq(memberProfiles.userId, userId), isNotNull(memberProfiles.digestAt)),
      )
    if (waiting) await queueDigest(tx, ctx, { userId, zone: zone ?? ctx.regional.zone }, 'again')
  })
}
