import { and, eq, inArray } from 'drizzle-orm'
import { photoAddress } from '#domain/authored-tours/sale/as-tour.ts'
import type { StepValue } from '#domain/authored-tours/step-values.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { images, tourResources } from '../../db/schema/index.ts'
import { knownSellers } from './sellers.ts'

interface Named {
  path: string
  id: string
}

/** Refuses photos, resources and resellers that are not the agency's: input.invalid names the fields. */
export async function checkOwnIds(tx: Transaction, ctx: Ctx, value: StepValue): Promise<void> {
  const problems = await problemsOf(tx, ctx, value)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
}

async function problemsOf(tx: Transaction, ctx: Ctx, value: StepValue): Promise<{ path: string; message: string }[]> {
  if (value.step === 'photoUpload') {
    const { photos } = value.section
    const named = photos.map(({ imageId, src }, at) => ({
      path: `photos.${at}`,
      id: src === photoAddress(imageId) ? imageId : '',
    }))
    const rows = await tx
      .select({ id: images.id })
      .from(images)
      .where(
        and(
          eq(images.agencyId, ctx.agencyId),
          inArray(
            images.id,
            photos.map(({ imageId }) => imageId),
          ),
        ),
      )
    return unknown(named, rows, 'This picture is not in your library. Upload it first.')
  }
  if (value.step === 'availability/capacity') {
    const named = value.section.resources.map(({ resourceId }, at) => ({ path: `resources.${at}.resourceId`, id: resourceId }))
    const rows = await tx
      .select({ id: tourResources.id })
      .from(tourResources)
      .where(
        and(
          eq(tourResources.agencyId, ctx.agencyId),
          inArray(
            tourResources.id,
            named.map(({ id }) => id),
          ),
        ),
      )
    return unknown(named, rows, 'Choose a resource of the list.')
  }
  if (value.step === 'connectivity') {
    const named = value.section.resellerIds.map((id, at) => ({ path: `resellerIds.${at}`, id }))
    return unknown(named, await knownSellers(tx, ctx, value.section.resellerIds), 'Choose a reseller of the list.')
  }
  return []
}

function unknown(named: readonly Named[], rows: readonly { id: string }[], message: string) {
  const known = new Set(rows.map(({ id }) => id))
  return named.filter(({ id }) => !known.has(id)).map(({ path }) => ({ path, message }))
}
