import type { SitePreview } from '#contract/site-shapes.ts'
import type { AnyPageId } from '#domain/site/pages.ts'
import type { Config } from '../../../config.ts'
import type { sitePreviews } from '../../../db/schema/index.ts'
import { givenOrigin } from '../site-origin.ts'

export const DAY_MS = 86_400_000
/** The lifetime of a link, and how long afterwards it is listed. */
export const VALID_DAYS = 7
export const LISTED_DAYS = 30

export type PreviewRow = Omit<typeof sitePreviews.$inferSelect, 'site'>

interface Around {
  config: Pick<Config, 'publicUrl' | 'ROOT_DOMAIN'>
  slug: string
  now: Date
  /** The draft's current revision. */
  revision: number
  page?: AnyPageId
}

/** A stored link in the agency's view. The address opens at `page`. */
export function toPreview(row: PreviewRow, { config, slug, now, revision, page = 'home' }: Around): SitePreview {
  const query = page === 'home' ? '' : `?page=${encodeURIComponent(page)}`
  return {
    id: row.id,
    url: `${givenOrigin(config, slug)}/preview/template/${row.id}${query}`,
    by: row.createdBy,
    at: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    isValid: row.revokedAt === null && row.expiresAt > now,
    isCurrent: row.revision === revision,
  }
}
