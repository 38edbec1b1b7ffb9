import { z } from 'zod'
import { AnyPageId } from '#domain/site/page-ids.ts'
import { DraftSite } from '#domain/site/site.ts'
import { Id, Instant } from './shapes.ts'
import { ShopSite } from './shop.ts'

/** The site as the editor loads it. */
export const SiteDraft = z.object({
  site: DraftSite,
  /** Increases with every save; a save contains the revision that it is based on. */
  revision: z.int(),
  changedBy: z.string(),
  changedAt: Instant,
  /** Null before the first publishing. */
  published: z.object({ number: z.int(), at: Instant, by: z.string() }).nullable(),
  /** Whether the live version differs from the draft. */
  hasChanges: z.boolean(),
  publishAt: Instant.nullable(),
  /** The scheduled time at which publishing failed; null after publishing or rescheduling. */
  missedAt: Instant.nullable(),
  /** The draft that a restored version or a template replaced; it can be restored. */
  replaced: z.object({ by: z.string(), at: Instant }).nullable(),
  /** The address of the storefront. */
  address: z.url(),
  /** The facts of the agency on every page. */
  agency: ShopSite.shape.agency,
  /** Colours with too little contrast, each with the nearest accessible one; they block publishing. */
  unreadable: z.array(z.object({ setting: z.string(), says: z.string(), instead: z.string() })),
  /** Texts that cannot be shown to visitors, each with its place; they block publishing. */
  faults: z.array(
    z.object({
      page: AnyPageId.nullable(),
      block: z.string().nullable(),
      field: z.array(z.union([z.string(), z.int()])),
      where: z.string(),
      says: z.string(),
    }),
  ),
})
export type SiteDraft = z.infer<typeof SiteDraft>

/** A link that shows people outside the agency a snapshot of the draft. */
export const SitePreview = z.object({
  id: Id,
  url: z.url(),
  by: z.string(),
  at: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  isValid: z.boolean(),
  /** Whether the draft is unchanged since the snapshot. */
  isCurrent: z.boolean(),
})
export type SitePreview = z.infer<typeof SitePreview>

export const SiteVersion = z.object({
  number: z.int(),
  note: z.string(),
  by: z.string(),
  at: Instant,
  isLive: z.boolean(),
})

const ValueChange = z.object({ path: z.string(), before: z.string(), after: z.string() })

/** How the draft differs from what visitors see. */
export const SiteChanges = z.object({
  settings: z.array(ValueChange),
  hasOtherMenu: z.boolean(),
  pages: z.array(
    z.object({
      page: AnyPageId,
      title: z.string(),
      change: z.enum(['added', 'removed', 'changed']),
      values: z.array(ValueChange),
      sections: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          change: z.enum(['added', 'removed', 'changed', 'moved']),
          values: z.array(ValueChange),
        }),
      ),
    }),
  ),
})
export type SiteChanges = z.infer<typeof SiteChanges>
