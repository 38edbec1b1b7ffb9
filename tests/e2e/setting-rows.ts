import type { Page } from '@playwright/test'
import { pageIds } from '#domain/site/pages.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { headerOrder, heroOrder, links, phoneForm, sells, styleOf } from './seen-settings.ts'
import { untilFontApplied } from './shop.ts'

/** Addresses that exist only once a visitor has searched and chosen. */
export interface Found {
  results: string
  /** The results of every product, including those of browsers without scripts. */
  everyResults: readonly string[]
  payment: string
}

export interface SettingRow {
  /** The page to check; the home page by default. On several pages each choice looks the same. */
  at?: (found: Found) => string | readonly string[]
  width?: number
  see(page: Page): Promise<unknown>
  /** Each choice of the agency, with what is visible of it. The last is not the default: a small run checks only that one. */
  choices: readonly (readonly [choice: unknown, seen: unknown])[]
}

const results = ({ results: path }: Found) => path
const everyResults = ({ everyResults: paths }: Found) => paths
const everything = ['Flights', 'Hotels', 'Tours']
const red = 'rgb(122, 31, 92)'
const brown = 'rgb(107, 62, 16)'

const asRgb = (hex: string | null): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt((hex ?? '').slice(at, at + 2), 16)).join(', ')})`

const colour = (see: SettingRow['see']): SettingRow => ({
  see,
  choices: [
    ['#7a1f5c', red],
    // A missing # is added.
    ['6b3e10', brown],
  ],
})

/** The visible effect of every setting of a site. A setting without a row does not compile. */
export const settingRows: Record<keyof SiteSettings, SettingRow> = {
  layoutType: {
    see: styleOf('form[data-search=flight] button[type=submit]', 'border-top-left-radius'),
    choices: [
      ['classic', '8px'],
      ['coastal', '999px'],
      ['editorial', '0px'],
    ],
  },
  header: {
    see: headerOrder,
    choices: [
      ['left', 'logo before links'],
      ['centred', 'logo over links'],
      ['split', 'links before logo, logo before links'],
    ],
  },
  footer: {
    see: async (page) => {
      const title = page.getByRole('contentinfo').getByText('Explore', { exact: true })
      const [align, box] = [await styleOf('footer > div', 'text-align')(page), await title.boundingBox()]
      return [align, (box?.width ?? 0) > 1 ? 'titled columns' : 'lines']
    },
    choices: [
      ['columns', ['start', 'titled columns']],
      ['centred', ['center', 'lines']],
      ['slim', ['start', 'lines']],
    ],
  },
  hero: {
    see: heroOrder,
    choices: [
      ['overlay', 'on the picture'],
      ['split', 'beside the picture'],
      ['plain', 'over the picture'],
    ],
  },
  heroImageStyle: {
    see: styleOf('main img', 'object-fit'),
    choices: [
      ['cover', 'cover'],
      ['contain', 'contain'],
      ['auto', 'none'],
    ],
  },
  searchbar: {
    see: styleOf('form[data-search=flight]', 'border-left-width'),
    choices: [
      ['card', '1px'],
      ['bar', '0px'],
    ],
  },
  mobileSearchbar: {
    width: 390,
    see: phoneForm,
    choices: [
      ['full', { line: false, fields: true }],
      ['summary', { line: true, fields: false }],
    ],
  },
  homeLayoutStyle: {
    width: 1600,
    see: async (page) => Math.round((await page.getByRole('banner').locator('> div').boundingBox())?.width ?? 0),
    choices: [
      // The widths of the classic character, with its gutters of 48 pixels.
      ['boxed', 1_280],
      ['full-width', 1_576],
    ],
  },
  listing: {
    at: everyResults,
    see: styleOf('article', 'border-top-left-radius'),
    choices: [
      ['cards', '10px'],
      ['rows', '0px'],
    ],
  },
  offerFilter: {
    at: everyResults,
    // Wide enough for filters, list and map.
    width: 1_680,
    see: async (page) => {
      const filters = await page.getByRole('complementary', { name: 'Filters' }).boundingBox()
      const first = await page.getByRole('article').first().boundingBox()
      if (!filters || !first) return 'nothing'
      return filters.y + filters.height <= first.y ? 'above the list' : 'beside the list'
    },
    choices: [
      ['side', 'beside the list'],
      ['top', 'above the list'],
    ],
  },
  flightOfferSort: {
    at: results,
    see: async (page) => ({
      tabs: await page.getByRole('link', { name: /^Cheapest/ }).isVisible(),
      menu: await page.getByText('Sorted by best').isVisible(),
    }),
    choices: [
      ['tabs', { tabs: true, menu: false }],
      ['menu', { tabs: false, menu: true }],
    ],
  },
  logoImage: {
    see: async (page) =>
      page
        .getByRole('banner')
        .locator('img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src'))),
    choices: [
      ['', []],
      ['/scenes/paris.svg', ['/scenes/paris.svg']],
    ],
  },
  favicon: {
    see: (page) => page.locator('link[rel=icon]').getAttribute('href'),
    choices: [['/scenes/paris.svg', '/scenes/paris.svg']],
  },
  // The icon of an agency without a logo, and every heading on the page.
  primaryColor: colour(async (page) => {
    const sign = await styleOf('header a[href="/"] [aria-hidden]', 'background-color')(page)
    const heading = await styleOf('main section ~ section h2', 'color')(page)
    return sign === heading ? sign : { sign, heading }
  }),
  // Links, and the theme colour and the primary colour of the interface.
  secondaryColor: colour(async (page) => {
    const link = page.getByRole('main').getByRole('link', { name: 'See flights' }).first()
    const text = await link.evaluate((element) => getComputedStyle(element).color)
    const theme = await page.locator('meta[name=theme-color][media*=light]').getAttribute('content')
    return text === asRgb(theme) ? text : { text, theme }
  }),
  buttonColor: colour(styleOf('form[data-search=flight] button[type=submit]', 'background-color')),
  pageLayouts: {
    at: () => '/faq',
    see: async (page) => ({
      folds: (await page.getByRole('main').locator('details').count()) > 0,
      open: (await page.getByRole('main').locator('dl').count()) > 0,
    }),
    choices: [
      [{ faq: 1 }, { folds: true, open: false }],
      [{ faq: 2 }, { folds: false, open: true }],
    ],
  },
  fontFamily: {
    see: async (page) => {
      await untilFontApplied(page)
      const family = (await styleOf('h1', 'font-family')(page)).split(',')[0] ?? ''
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser
      const isThere = await page.evaluate((face) => document.fonts.load(`16px ${face}`).then((faces) => faces.length > 0), family)
      return [family.replaceAll('"', ''), isThere]
    },
    choices: [
      ['Arial', ['Arimo Variable', true]],
      ['Inter', ['Inter Variable', true]],
      ['Manrope', ['Manrope Variable', true]],
      ['DM Sans', ['DM Sans Variable', true]],
      ['Outfit', ['Outfit Variable', true]],
      ['Fraunces', ['Fraunces Variable', true]],
      ['Lora', ['Lora Variable', true]],
      ['Source Serif', ['Source Serif 4 Variable', true]],
    ],
  },
  headingFont: {
    see: async (page) => {
      await untilFontApplied(page)
      const first = async (part: string) => ((await styleOf(part, 'font-family')(page)).split(',')[0] ?? '').replaceAll('"', '')
      return [await first('h1'), await first('main p')]
    },
    choices: [
      ['', ['Arimo Variable', 'Arimo Variable']],
      ['Fraunces', ['Fraunces Variable', 'Arimo Variable']],
    ],
  },
  selectedPages: {
    see: async (page) => [
      await links(page, 'Explore'),
      await page.getByRole('contentinfo').getByRole('list', { name: 'Legal' }).getByRole('link').allInnerTexts(),
    ],
    choices: [
      [[], [everything, []]],
      [
        [...pageIds],
        [
          [...everything, 'Deals', 'Destinations', 'About us', 'Testimonials', 'Contact', 'FAQ'],
          ['Terms and conditions', 'Privacy policy'],
        ],
      ],
      [
        ['deals', 'testimonials', 'policy'],
        [[...everything, 'Deals', 'Testimonials'], ['Privacy policy']],
      ],
    ],
  },
  activeProducts: {
    see: sells,
    choices: [
      [['flights'], { menu: ['Flights'], search: true }],
      [['tours'], { menu: ['Tours'], search: false }],
      // It has no effect on a website yet, and the screen has no switch for it.
      [['protection'], { menu: [], search: false }],
      [['hotels'], { menu: ['Hotels'], search: false }],
    ],
  },
  paymentMethods: {
    at: ({ payment }) => payment,
    see: (page) =>
      page
        .getByRole('group', { name: 'Payment method' })
        .getByRole('radio')
        .evaluateAll((all) => all.map((radio) => radio.getAttribute('value'))),
    choices: [
      [['card'], ['card']],
      [
        ['card', 'bank-transfer'],
        ['card', 'bank-transfer'],
      ],
      [['bank-transfer'], ['bank-transfer']],
    ],
  },
}
