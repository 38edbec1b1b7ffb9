import type { BlockKind } from './block-kinds.ts'
import { withLayoutNumbers } from './page-layouts.ts'
import { type SiteSettings, styleChoices } from './settings.ts'
import type { Site, SitePage } from './site.ts'
import type { AgencyFacts } from './starters/starter.ts'
import { type StarterName, starterSite } from './starters.ts'

/** The settings of a template besides its pages. Settings that differ from the current template's were chosen by the agency, and stay. */
const brandNames = ['primaryColor', 'secondaryColor', 'buttonColor'] as const

type Colours = Pick<SiteSettings, (typeof brandNames)[number]>

const coloursOf = ({ settings: { primaryColor, secondaryColor, buttonColor } }: Site): Colours => ({
  primaryColor,
  secondaryColor,
  buttonColor,
})

/** The colours that an agency chose; none if they are its template's. */
export function chosenColours(site: Site, agency: AgencyFacts): Partial<Colours> {
  const [own, given] = [coloursOf(site), coloursOf(starterSite(site.settings.layoutType, agency))]
  return brandNames.some((name) => own[name] !== given[name]) ? own : {}
}

/** The fonts that an agency chose; none if they are its template's. */
function chosenFonts(site: Site, agency: AgencyFacts): Partial<Pick<SiteSettings, 'fontFamily' | 'headingFont'>> {
  const { fontFamily, headingFont, layoutType } = site.settings
  const given = starterSite(layoutType, agency).settings
  return fontFamily === given.fontFamily && headingFont === given.headingFont ? {} : { fontFamily, headingFont }
}

const styleNames = Object.keys(styleChoices)
const stylesOf = (settings: SiteSettings): Partial<SiteSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => styleNames.includes(name)))

/** The layout of a template for sections of each kind: that on the same page, or on the first page that has one. */
function layoutsOf(template: Site): (page: SitePage['id'], kind: BlockKind) => string | undefined {
  const all = template.pages.flatMap(({ id, blocks }) => blocks.map(({ kind, layout }) => ({ page: id, kind, layout })))
  return (page, kind) =>
    (all.find((one) => one.kind === kind && one.page === page) ?? all.find((one) => one.kind === kind))?.layout
}

/** A site in the look of a template: its styles, layouts, colours and font, with the site's own pages, texts and pictures. */
export function applyTemplate(site: Site, name: StarterName, agency: AgencyFacts): Site {
  const template = starterSite(name, agency)
  const layoutOf = layoutsOf(template)
  const dress = <Page extends SitePage>(page: Page): Page => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, layout: layoutOf(page.id, block.kind) ?? block.layout })),
  })
  return withLayoutNumbers({
    ...site,
    settings: {
      ...site.settings,
      ...stylesOf(template.settings),
      ...coloursOf(template),
      fontFamily: template.settings.fontFamily,
      headingFont: template.settings.headingFont,
      ...chosenColours(site, agency),
      ...chosenFonts(site, agency),
    },
    pages: site.pages.map(dress),
    ownPages: site.ownPages.map(dress),
  })
}
