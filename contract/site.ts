import { z } from 'zod'
import { publishedLeaves } from '#domain/site/leaves.ts'
import { pageIds } from '#domain/site/pages.ts'
import { choiceNames, unknownChoice } from '#domain/site/settings.ts'
import { DraftSite, ExternalLink, SitePage } from '#domain/site/site.ts'
import { starterNames } from '#domain/site/starters.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Int4, MAX_INT4 } from './shapes.ts'
import { ShopSite } from './shop.ts'

/** The storefront as its editor sees it. */
export const SiteDraft = z.object({
  site: DraftSite,
  /** Counts up with every save; a save names the one it started from. */
  revision: z.int(),
  changedBy: z.string(),
  changedAt: Instant,
  /** Null before the first publishing. */
  published: z.object({ number: z.int(), at: Instant, by: z.string() }).nullable(),
  /** Whether visitors see something else than the draft. */
  hasChanges: z.boolean(),
  publishAt: Instant.nullable(),
  /** The time at which the draft was to go live and did not; null once it is published, or another time is chosen. */
  missedAt: Instant.nullable(),
  /** The draft that a restored version or a template took the place of; it can be brought back. */
  replaced: z.object({ by: z.string(), at: Instant }).nullable(),
  /** Where visitors find the storefront. */
  address: z.url(),
  /** What every page of it says of the agency. */
  agency: ShopSite.shape.agency,
  /** Colours that cannot be read, each with the nearest that can; while there is one, nothing is published. */
  unreadable: z.array(z.object({ setting: z.string(), says: z.string(), instead: z.string() })),
  /** Texts that visitors cannot be given, each with the place where it is written; while there is one, nothing is published. */
  faults: z.array(
    z.object({
      page: z.enum(pageIds).nullable(),
      block: z.string().nullable(),
      field: z.array(z.union([z.string(), z.int()])),
      where: z.string(),
      says: z.string(),
    }),
  ),
})
export type SiteDraft = z.infer<typeof SiteDraft>

/** A link by which people outside the agency see a draft as it was when the link was made. */
export const SitePreview = z.object({
  id: Id,
  url: z.url(),
  by: z.string(),
  at: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  isValid: z.boolean(),
  /** Whether the draft is still what the link shows. */
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

const tags = ['Website']
/** The revision that the caller has seen; another one by now is site.changed-elsewhere. */
const MOST_SETTINGS = 40
const SettingsChange = z
  .record(Words.max(40), z.unknown())
  .refine((change) => Object.keys(change).length <= MOST_SETTINGS, 'Too many settings.')
  .meta({ maxProperties: MOST_SETTINGS, description: 'Names and values as in the `settings` of a site.' })

/** Of a page, a layout or a choice. */
const Name = Words.max(40)
const SectionId = Words.max(64)
const Seen = z.object({ revision: Int4 })

const replacement = 'True when it takes the place of what somebody else saved: that draft is stored and can be brought back.'

export const site = {
  get: endpoint('site:write', 'Read the draft of the website').route({ method: 'GET', path: '/site', tags }).output(SiteDraft),
  save: endpoint('site:write', 'Save the whole draft', ['site.changed-elsewhere'])
    .route({
      method: 'PUT',
      path: '/site/draft',
      tags,
      description:
        'Saves the whole draft, unless somebody else saved meanwhile. Texts that visitors cannot be given are saved as they were typed, and named in `faults`.',
    })
    .input(Seen.extend({ site: DraftSite, isReplacement: z.boolean().default(false).meta({ description: replacement }) }))
    .output(SiteDraft),
  settings: endpoint('site:write', 'Change template settings of the draft')
    .route({
      method: 'PATCH',
      path: '/site/settings',
      tags,
      description:
        'Changes template settings of the draft. Style values that do not exist are ignored; `pageLayouts` lays out the main sections of the pages it names.',
    })
    .input(z.object({ change: SettingsChange, isLive: z.boolean().default(false) }))
    .output(SiteDraft),
  choose: endpoint('site:write', 'Choose a page, product or payment method of the draft')
    .route({
      method: 'PUT',
      path: '/site/settings/{setting}/{item}',
      tags,
      description:
        'Puts one page, product or way to pay of the draft among the chosen, or takes it out. The others stay as they are.',
    })
    .input(z.object({ setting: z.enum(choiceNames), item: Name.meta({ description: unknownChoice }), isChosen: z.boolean() }))
    .output(SiteDraft),
  page: endpoint('site:write', 'Change a page of the draft', ['site.unknown-page'])
    .route({
      method: 'PATCH',
      path: '/site/pages/{page}',
      tags,
      description: 'Retitles, describes, shows or hides a page of the draft.',
    })
    .input(
      z.object({
        page: Name,
        title: SitePage.shape.title.optional(),
        description: SitePage.shape.description.unwrap().optional(),
        isVisible: z.boolean().optional(),
      }),
    )
    .output(SiteDraft),
  section: endpoint('site:write', 'Change a section of the draft', ['site.unknown-page', 'site.unknown-section'])
    .route({
      method: 'PATCH',
      path: '/site/pages/{page}/sections/{section}',
      tags,
      description: 'Shows, hides, retitles or lays out one section of the draft.',
    })
    .input(
      z.object({
        page: Name,
        section: SectionId,
        isVisible: z.boolean().optional(),
        title: publishedLeaves.line(120).unwrap().optional(),
        layout: Name.optional(),
      }),
    )
    .output(SiteDraft),
  order: endpoint('site:write', 'Reorder the sections of a page', ['site.unknown-page', 'site.unknown-section'])
    .route({
      method: 'PUT',
      path: '/site/pages/{page}/order',
      tags,
      description: 'The sections of a page, each once, in their new order.',
    })
    .input(z.object({ page: Name, sections: z.array(SectionId).max(40) }))
    .output(SiteDraft),
  links: endpoint('site:write', 'Save the links to other sites')
    .route({ method: 'PUT', path: '/site/links', tags, description: 'The links to other sites.' })
    .input(z.object({ links: z.array(ExternalLink).max(12) }))
    .output(SiteDraft),
  start: endpoint('site:write', 'Replace the draft by a starter site', ['site.changed-elsewhere'])
    .route({
      method: 'POST',
      path: '/site/start',
      tags,
      description: 'Replaces the draft by a starter template, keeping logo and contact.',
    })
    .input(Seen.extend({ starter: z.enum(starterNames) }))
    .output(SiteDraft),
  publish: endpoint('site:write', 'Publish the draft', ['site.changed-elsewhere', 'site.unreadable', 'site.faulty'])
    .route({ method: 'POST', path: '/site/publish', tags, description: 'Shows the draft to visitors, on every node at once.' })
    .input(Seen.extend({ note: Words.trim().max(200).default('') }))
    .output(SiteDraft),
  schedule: endpoint('site:write', 'Schedule publishing', ['site.publish-in-past', 'site.unreadable', 'site.faulty'])
    .route({
      method: 'PUT',
      path: '/site/schedule',
      tags,
      description: 'Publishes the draft as it is then, at a time; null takes that back.',
    })
    .input(z.object({ at: Instant.nullable() }))
    .output(SiteDraft),
  versions: endpoint('site:write', 'List published versions')
    .route({ method: 'GET', path: '/site/versions', tags })
    .output(z.array(SiteVersion)),
  restore: endpoint('site:write', 'Restore a published version as draft', ['site.changed-elsewhere'])
    .route({
      method: 'POST',
      path: '/site/versions/{number}/restore',
      tags,
      description: 'Makes a published version the draft again. It goes live with the next publishing.',
    })
    .input(Seen.extend({ number: z.coerce.number().int().min(1).max(MAX_INT4) }))
    .output(SiteDraft),
  bringBack: endpoint('site:write', 'Bring back the draft that was replaced', ['site.nothing-replaced', 'site.changed-elsewhere'])
    .route({
      method: 'POST',
      path: '/site/replaced',
      tags,
      description:
        'Makes the draft that a restored version, a template or a colleague’s own replaced the draft again; the present one is put aside in its place.',
    })
    .input(Seen)
    .output(SiteDraft),
  share: endpoint('site:write', 'Create a preview link')
    .route({
      method: 'POST',
      path: '/site/previews',
      tags,
      successStatus: 201,
      description: 'A link by which anyone sees the draft, as it is now, for a week. It opens at the page that is named.',
    })
    .input(z.object({ page: z.enum(pageIds).default('home') }))
    .output(SitePreview),
  previews: endpoint('site:write', 'List preview links')
    .route({ method: 'GET', path: '/site/previews', tags, description: 'The preview links of the last 30 days, newest first.' })
    .output(z.array(SitePreview)),
  revokePreview: endpoint('site:write', 'Revoke a preview link')
    .route({ method: 'DELETE', path: '/site/previews/{id}', tags, description: 'Ends a preview link at once.' })
    .input(z.object({ id: Id }))
    .output(SitePreview),
}
