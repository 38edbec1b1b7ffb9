import { and, eq } from 'drizzle-orm'
import type { ShopSite } from '#contract/shop.ts'
import { AppError } from '#domain/errors.ts'
import { Site } from '#domain/site/site.ts'
import { systemCtx } from '../../ctx.ts'
import { sitePreviews } from '../../db/schema/index.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readContactDetails } from '../agency-settings/contact-and-terms.ts'
import { siteOrigin } from '../site/site-origin.ts'
import { shopAgency } from './read-site.ts'

/** A draft that the host's agency shared, also of an unpublished site. Throws site.preview-revoked, and site.preview-expired for any other link. */
export async function readPreview({ system, visitor }: RequestContext, { id }: { id: string }): Promise<ShopSite> {
  const { agency } = visitor
  if (!agency) throw new AppError('shop.closed')
  const ctx = await systemCtx(system, agency.id)
  const { preview, contact } = await ctx.tx(async (tx) => {
    const [preview] = await tx
      .select({
        site: sitePreviews.site,
        createdAt: sitePreviews.createdAt,
        expiresAt: sitePreviews.expiresAt,
        revokedAt: sitePreviews.revokedAt,
      })
      .from(sitePreviews)
      .where(and(eq(sitePreviews.agencyId, agency.id), eq(sitePreviews.id, id)))
      .limit(1)
    return { preview, contact: await readContactDetails(tx, ctx) }
  })
  if (preview?.revokedAt) throw new AppError('site.preview-revoked')
  if (!preview?.site || preview.expiresAt <= ctx.now()) throw new AppError('site.preview-expired')
  return {
    site: Site.parse(preview.site),
    version: `preview ${preview.createdAt.toISOString()}`,
    agency: shopAgency(agency, contact),
    origin: await siteOrigin(system, agency),
  }
}
