import { z } from 'zod'
import { publishedLeaves } from '#domain/site/leaves.ts'
import { pageStartNames } from '#domain/site/own-pages.ts'
import { AnyPageId } from '#domain/site/page-ids.ts'
import { choiceNames, unknownChoice } from '#domain/site/settings.ts'
import { DraftSite, ExternalLink, MenuEntry, Site, SitePage } from '#domain/site/site.ts'
import { starterNames } from '#domain/site/starters.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Int4, MAX_INT4 } from './shapes.ts'
import { SiteChanges, SiteDraft, SitePreview, SiteVersion } from './site-shapes.ts'

/** Whose pages and texts a template is filled with: the agency's, or its own. */
const TemplateContent = z.enum(['own', 'sample']).default('sample')
const VersionNumber = z.coerce.number().int().min(1).max(MAX_INT4)

const tags = ['Website']
/** The revision that the caller has loaded; if it is outdated, the call fails with site.changed-elsewhere. */
const MOST_SETTINGS = 40
const SettingsChange = z
  .record(Words.max(40), z.unknown())
  .refine((change) => Object.keys(change).length <= MOST_SETTINGS, 'Too many settings.')
  .meta({ maxProperties: MOST_SETTINGS, description: 'Names and values as in the `settings` of a site.' })

/** The name of a page, a layout or a choice. */
const Name = Words.max(64)
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
      description: 'Retitles, describes, shows or hides a page of the draft, or puts it into the menu.',
    })
    .input(
      z.object({
        page: Name,
        title: SitePage.shape.title.optional(),
        searchTitle: SitePage.shape.searchTitle.unwrap().optional(),
        description: SitePage.shape.description.unwrap().optional(),
        sharePicture: SitePage.shape.sharePicture.unwrap().optional(),
        isVisible: z.boolean().optional(),
        isInMenu: z.boolean().optional().describe('Whether header and footer link to it.'),
      }),
    )
    .output(SiteDraft),
  addPage: endpoint('site:write', 'Add a page to the draft')
    .route({
      method: 'POST',
      path: '/site/pages',
      tags,
      successStatus: 201,
      description: 'Adds a page of the agency’s own, hidden until it is shown. Its address is made from its title.',
    })
    .input(z.object({ title: publishedLeaves.Name, start: z.enum(pageStartNames).default('text') }))
    .output(z.object({ page: AnyPageId, draft: SiteDraft })),
  removePage: endpoint('site:write', 'Remove a page that was added', ['site.unknown-page'])
    .route({
      method: 'DELETE',
      path: '/site/pages/{page}',
      tags,
      description: 'Removes a page of the agency’s own from the draft, and from the menu. Fixed pages can be hidden.',
    })
    .input(z.object({ page: Name }))
    .output(SiteDraft),
  menu: endpoint('site:write', 'Arrange the menu of the draft')
    .route({
      method: 'PUT',
      path: '/site/menu',
      tags,
      description:
        'The order of the menu, and the pages under each entry. Pages that are not named follow in the order of the site.',
    })
    .input(z.object({ menu: z.array(MenuEntry).max(42) }))
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
      description:
        'Puts the draft into the look of a starter template (`own`), or replaces its pages too (`sample`); logo and contact stay.',
    })
    .input(Seen.extend({ starter: z.enum(starterNames), content: TemplateContent }))
    .output(SiteDraft),
  tryTemplate: endpoint('site:write', 'Read the draft in the look of a starter site')
    .route({
      method: 'GET',
      path: '/site/templates/{starter}',
      tags,
      description: 'What a starter template would make of the draft. Nothing is saved.',
    })
    .input(z.object({ starter: z.enum(starterNames), content: TemplateContent }))
    .output(z.object({ site: DraftSite })),
  changes: endpoint('site:write', 'List what publishing would change')
    .route({ method: 'GET', path: '/site/changes', tags, description: 'How the draft differs from what visitors see.' })
    .output(SiteChanges),
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
  version: endpoint('site:write', 'Read a published version')
    .route({ method: 'GET', path: '/site/versions/{number}', tags })
    .input(z.object({ number: VersionNumber }))
    .output(z.object({ site: Site })),
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
    .input(Seen.extend({ number: VersionNumber }))
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
    .input(z.object({ page: AnyPageId.default('home') }))
    .output(SitePreview),
  previews: endpoint('site:write', 'List preview links')
    .route({ method: 'GET', path: '/site/previews', tags, description: 'The preview links of the last 30 days, newest first.' })
    .output(z.array(SitePreview)),
  revokePreview: endpoint('site:write', 'Revoke a preview link')
    .route({ method: 'DELETE', path: '/site/previews/{id}', tags, description: 'Ends a preview link at once.' })
    .input(z.object({ id: Id }))
    .output(SitePreview),
}
