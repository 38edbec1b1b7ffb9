import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { faultsOf } from '#domain/site/faults.ts'
import { withLayoutNumbers } from '#domain/site/page-layouts.ts'
import { DraftSite } from '#domain/site/site.ts'
import { unreadable } from '#domain/site/theme.ts'
import type { Ctx } from '../../../ctx.ts'
import { sites, siteVersions } from '../../../db/schema/index.ts'
import { readContactDetails } from '../../agency-settings/contact-and-terms.ts'
import { agencyFacts } from '../agency-facts.ts'
import { lockSite } from '../lock-site.ts'
import { siteOrigin } from '../site-origin.ts'

const { replacedDraft: _replacedDraft, ...columns } = getTableColumns(sites)

/** How long after its time a scheduled publishing counts as in progress, in milliseconds. */
const ON_ITS_WAY = 60_000

function scheduleOf(chosen: Date | null, now: Date): Pick<SiteDraft, 'publishAt' | 'missedAt'> {
  const at = chosen?.toISOString() ?? null
  const isMissed = chosen !== null && now.getTime() > chosen.getTime() + ON_ITS_WAY
  return isMissed ? { publishAt: null, missedAt: at } : { publishAt: at, missedAt: null }
}

/** The site's draft for its editor. */
export async function readDraft(ctx: Ctx): Promise<SiteDraft> {
  const { agency, contact, row } = await ctx.tx(async (tx) => {
    const [found] = await tx
      .select({
        site: columns,
        number: siteVersions.number,
        by: siteVersions.publishedBy,
        at: siteVersions.publishedAt,
        hasChanges: sql<boolean>`${sites.draft} is distinct from ${siteVersions.site}`,
      })
      .from(sites)
      .leftJoin(siteVersions, and(eq(siteVersions.agencyId, ctx.agencyId), eq(siteVersions.number, sites.publishedNumber)))
      .where(eq(sites.agencyId, ctx.agencyId))
      .limit(1)
    const row = found ?? { site: await lockSite(tx, ctx), number: null, by: null, at: null, hasChanges: true }
    return { agency: await agencyFacts(tx, ctx.agencyId), contact: await readContactDetails(tx, ctx), row }
  })
  const { draft, revision, changedBy, changedAt, publishAt, replacedBy, replacedAt } = row.site
  const site = withLayoutNumbers(DraftSite.parse(draft))
  return {
    site,
    revision,
    changedBy,
    changedAt: changedAt.toISOString(),
    published: row.number && row.at && row.by ? { number: row.number, at: row.at.toISOString(), by: row.by } : null,
    hasChanges: row.hasChanges,
    ...scheduleOf(publishAt, ctx.now()),
    replaced: replacedBy && replacedAt ? { by: replacedBy, at: replacedAt.toISOString() } : null,
    address: await siteOrigin(ctx.system, { id: ctx.agencyId, slug: agency.slug }),
    agency: { ...agency, contact },
    unreadable: unreadable(site.settings),
    faults: faultsOf(site),
  }
}
