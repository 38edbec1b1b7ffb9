import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as defaults from './defaults.ts'
import { choices, defaultSettings } from './site/settings.ts'

test('the defaults are those of specification section 9', () => {
  expect(defaults).toMatchObject({
    defaultCurrency: 'NGN',
    compareLimit: 4,
    orderListSize: 10,
    orderListSort: '-number',
    defaultRadiusKm: 10,
    clearedPriceFilter: { min: 0, max: 100 },
    staySuppliers: {
      active: ['stayx2', 'stayx3'],
      exceptions: ['stayx1', 'stayx3', 'stayx4', 'stayx5', 'stayx6', 'stayx7', 'stayx8', 'stayx9', 'stayx10'],
    },
    checkoutMs: 900_000,
    portalColor: '#0067ff',
    homeSectionTitles: {
      flights: 'Flight Booking',
      hotels: 'Hotel Reservations',
      tours: 'Tour Packages',
      deals: 'Exclusive Deals',
    },
    toasts: { closeMs: 5_000, most: 3 },
    savedStateMs: 5_000,
    chunkMs: 120_000,
    errorDialogWidth: 'min(600px, 90vw)',
  })
})

test('a new site has the default colours, font and pages, and every product and payment method', () => {
  expect(defaultSettings).toMatchObject({
    primaryColor: '#000000',
    secondaryColor: '#1e61dc',
    buttonColor: '#1e61dc',
    fontFamily: 'Arial',
    selectedPages: ['about', 'contact', 't&c', 'destination', 'policy', 'faq'],
    activeProducts: choices.activeProducts,
    paymentMethods: choices.paymentMethods,
  })
})

/** Unambiguous values: a file that contains one repeats a default of section 9. */
const values = /'NGN'(?!, 'USD')|'#1e61dc'|900_000|min\(600px|Flight Booking|Hotel Reservations|Tour Packages|Exclusive Deals/i

/** Facts of the default country: the agency's row has these facts. */
const homeWords = /'NG'|Africa\/Lagos|AGENCY_ZONE|\bLagos\b|Nigeria|naira|₦|\+234|West Africa|\bWAT\b/i

/** Tables of places and gateways, drawings and mail samples may name any country. */
const mayName = [
  /^domain\/travel\/suggest-places\.ts$|^domain\/stays\/destinations\/popular-destinations\.ts$/,
  /^domain\/site\/starters\/places\.ts$/,
  /^integrations\/flights\/duffel\/airline-name\.ts$/,
  /^web\/screens\/website\/pages\/templates\.tsx$/,
]

/** Files that may contain them: samples, examples and fixtures; scripts of plain pages, which import nothing. */
const mayRepeat = [
  /\.(test|spec|fixture|data)\.tsx?$/,
  /^server\/(seed|db\/migrations)\//,
  /^server\/documents\/sample-/,
  /^server\/mail\/templates\//,
  /\/testing\/|-script\.js$/,
  /conformance\.ts$|^domain\/money\/waterfall\.ts$/,
]

/** The lines of product files that match a pattern, without comments. */
function linesWith(pattern: RegExp, except: readonly RegExp[]): string[] {
  const files = globSync('{contract,domain,integrations,server,web}/**/*.{ts,tsx,css,js}').filter(
    (path) => path !== 'domain/defaults.ts' && !except.some((one) => one.test(path)),
  )
  return files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        pattern.test(line.replace(/\/\/.*|^\s*(\/\*)?\*.*|\/\*\*.*\*\//, '')) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
      ),
  )
}

test('no other file of the product repeats one of them', () => expect(linesWith(values, mayRepeat)).toEqual([]))

test('only the defaults name the default country, its city or its zone', () =>
  expect(linesWith(homeWords, [...mayRepeat, ...mayName])).toEqual([]))

/** English number formats: `ctx.numbers`, a brand's `numbers` and `useNumbers` write an agency's numbers. */
const englishNumbers = /\bformatMoney\b|toLocaleString\(|\.toFixed\(|\bIntl\.NumberFormat\b|lang="en"/

/** Texts without an agency (the API document, suppliers' errors, colours of a theme), exact decimals for programs, and the formatter itself. */
const mayWriteEnglish = [
  /\.(test|spec|fixture)\.tsx?$/,
  /\/testing\/|conformance\.ts$/,
  /^domain\/(numbers|number-style|money\/money)\.ts$|^domain\/travel\/usual-regional\.ts$|^domain\/site\/theme\.ts$/,
  /^contract\//,
  /^integrations\/stays\/duffel-stays\/book\.ts$/,
  /^server\/http\/api\/reference\.ts$/,
  /^web\/site\/(json-ld\.ts|prices-script\.js)$/,
]

test('no other file of the product formats numbers in the style of one country', () =>
  expect(linesWith(englishNumbers, mayWriteEnglish)).toEqual([]))
