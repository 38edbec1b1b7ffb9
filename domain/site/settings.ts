import { z } from 'zod'
import { template } from '../defaults.ts'
import { productSettings } from '../products.ts'
import { fontNames } from './fonts.ts'
import { Picture } from './links.ts'
import { pageIds } from './pages.ts'

/** A hex colour; a missing # is added (specification section 3), three digits become six. */
export const HexColour = z
  .string()
  .trim()
  .regex(/^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'Write a colour as six digits, such as #1E61DC.')
  .transform((value) => `#${value.replace(/^#/, '').toLowerCase()}`)
  .transform((value) => (value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value))

export const shopPaymentMethods = ['card', 'bank-transfer'] as const

/** The style choices with their labels. The first of each is the default. */
export const styleChoices = {
  layoutType: { classic: 'Classic', coastal: 'Coastal', editorial: 'Editorial' },
  header: { left: 'Logo left', centred: 'Logo centred', split: 'Logo between links' },
  footer: { columns: 'Columns', centred: 'Centred', slim: 'One line' },
  hero: { overlay: 'Words on the picture', split: 'Words beside the picture', plain: 'Words alone' },
  searchbar: { card: 'Card', bar: 'Bar' },
  mobileSearchbar: { full: 'Whole form', summary: 'One line that opens' },
  listing: { cards: 'Cards', rows: 'Rows' },
  offerFilter: { side: 'Beside the list', top: 'Above the list' },
  flightOfferSort: { tabs: 'Tabs', menu: 'Menu' },
  homeLayoutStyle: { boxed: 'Boxed', 'full-width': 'Full width' },
  heroImageStyle: { cover: 'Fill', contain: 'Fit', auto: 'Own size' },
} as const
export type StyleName = keyof typeof styleChoices

const keysOf = <T extends object>(choices: T) => z.enum(Object.keys(choices) as [keyof T & string, ...(keyof T & string)[]])
const styles = {
  layoutType: keysOf(styleChoices.layoutType).default('classic'),
  header: keysOf(styleChoices.header).default('left'),
  footer: keysOf(styleChoices.footer).default('columns'),
  hero: keysOf(styleChoices.hero).default('overlay'),
  searchbar: keysOf(styleChoices.searchbar).default('card'),
  mobileSearchbar: keysOf(styleChoices.mobileSearchbar).default('full'),
  listing: keysOf(styleChoices.listing).default('cards'),
  offerFilter: keysOf(styleChoices.offerFilter).default('side'),
  flightOfferSort: keysOf(styleChoices.flightOfferSort).default('tabs'),
  homeLayoutStyle: keysOf(styleChoices.homeLayoutStyle).default('boxed'),
  heroImageStyle: keysOf(styleChoices.heroImageStyle).default('cover'),
}

/** The layout of each page's main section by its number, from 1 (`page-layouts.ts`). */
const PageLayouts = z.partialRecord(z.enum(pageIds), z.int().min(1).max(9)).meta({ maxProperties: pageIds.length })
export type PageLayouts = z.infer<typeof PageLayouts>

/** The specification's template settings (sections 3 and 9). Pages and home sections are stored with the pages. */
export const SiteSettings = z.object({
  ...styles,
  logoImage: Picture.default(''),
  favicon: Picture.default(''),
  primaryColor: HexColour.default(template.primaryColor),
  secondaryColor: HexColour.default(template.secondaryColor),
  buttonColor: HexColour.default(template.buttonColor),
  fontFamily: z.enum(fontNames).default(template.fontFamily),
  /** Of headings; empty: the font of the text. */
  headingFont: z.enum(['', ...fontNames]).default(''),
  pageLayouts: PageLayouts.default({}),
  /** Pages that header and footer link to. */
  selectedPages: z
    .array(z.enum(pageIds))
    .max(pageIds.length)
    .default([...template.selectedPages]),
  activeProducts: z
    .array(z.enum(productSettings))
    .max(productSettings.length)
    .default([...productSettings]),
  paymentMethods: z
    .array(z.enum(shopPaymentMethods))
    .max(shopPaymentMethods.length)
    .default([...shopPaymentMethods]),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const defaultSettings: SiteSettings = SiteSettings.parse({})

const isStyleName = (name: string): name is StyleName => Object.hasOwn(styleChoices, name)

/**
 * Applies changes of an editor or a stored record. An invalid style value is ignored and the previous one remains (specification section 5); any
 * other invalid value throws a ZodError that names the field.
 */
export function changeSettings(settings: SiteSettings, change: Record<string, unknown>): SiteSettings {
  const usable = Object.entries(change).filter(([name, value]) => !isStyleName(name) || styles[name].safeParse(value).success)
  return SiteSettings.parse({ ...settings, ...Object.fromEntries(usable) })
}

/** The settings with several choices, each with all possible choices, in the order of the site. */
export const choices = { selectedPages: pageIds, activeProducts: productSettings, paymentMethods: shopPaymentMethods } as const
export type ChoiceName = keyof typeof choices
export const choiceNames = Object.keys(choices) as [ChoiceName, ...ChoiceName[]]

export const unknownChoice = 'This is not one of the values of the setting.'

export interface Choice {
  setting: ChoiceName
  item: string
  isChosen: boolean
}

/**
 * Adds one page, product or payment method to the chosen ones or removes it (specification section 4); the others are unchanged. An unknown item
 * throws a ZodError that names the setting.
 */
export function choose(settings: SiteSettings, { setting, item, isChosen }: Choice): SiteSettings {
  const others = settings[setting].filter((each) => each !== item)
  const chosen: readonly string[] = isChosen ? [...others, z.enum(choices[setting], unknownChoice).parse(item)] : others
  return changeSettings(settings, { [setting]: choices[setting].filter((each) => chosen.includes(each)) })
}
