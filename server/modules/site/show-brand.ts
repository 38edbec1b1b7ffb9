import { eq, sql } from 'drizzle-orm'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Ctx } from '../../ctx.ts'
import { agencies } from '../../db/schema/index.ts'

/** Gives a brand that became live to mails, documents and the portal, and has every node forget the one before. After the commit. */
export async function showBrand({ system, agencyId }: Ctx, settings: SiteSettings): Promise<void> {
  await system.db
    .update(agencies)
    .set({
      logo: settings.logoImage || null,
      templateData: sql`${agencies.templateData} || ${JSON.stringify(settings)}::jsonb`,
    })
    .where(eq(agencies.id, agencyId))
  await system.news.tell(agencyId)
}
