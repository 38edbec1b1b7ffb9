import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import type { conditions as ofBuild } from '#products/web-build.ts'
import { contractAddresses } from './scripts/contract-addresses.ts'
import { shortClassNames } from './scripts/short-class-names.ts'

/** What nearly every screen loads. A group takes in all that its files import, so those that lead to Zod, to Mantine or to overlays are not in it. */
const ground = [
  /@mantine.hooks.esm.use-media-query/,
  /web.kit.(?!agent-record|airline|beside|confirm|copy-button|form.(check-of|field-errors|password-input|segments|select|textarea|use-fields)|mantine|page-header|use-is-past|use-rereading|date-text|deadline|error-dialog|face|fitted-money|form-settings|image|keep-beside|leave-guard|list|mail-frame|open-error|read-known|save-bar|saved-store|settings-|short-money|sign-in-address|status-pill|tabs|states.(empty|map)|wizard)/,
  /web.(layouts.(brand|currency-picker|navigation-progress|top-bar.module)|site.shop.shop-mark|(api|session|nonce|tokens)\.ts$)/,
  /domain.(memoize\.ts|money.(money|payment-fees))|web.products.payment-fee-(note|words)/,
]
/** What is said of days, people and places, whatever is sold. */
const dayWords = [
  /domain.(dates|deadline|field-rules|quoted|plain-words|travel.is-meant)\.ts/,
  /web.(kit.(date-text|deadline)|search.(day-words|traveller-words|unknown-text))/,
]
/** The fields of a search, whatever is searched. */
const searchFields = [
  /web.search.(start-in|choice|use-choice|field-panel|day-field|combo-input|list-under|suggestions|recent-searches|use-draft|cell|search-button|two-months|count-row|child-ages|dates-pair|destinations.nowhere)/,
]
/** Places in addresses and pictures, of stays and of tours. */
const places = [/domain.stays.(kinds|search-params)\.ts/, /web.(gallery.photo-at|map.spot.map-address)/]
/** Filters and orders of results, whatever is searched. */
const resultsView = [/domain.results.(facets|filter-rules)\.ts/, /web.results.view-rules/]
/** What pages of flights say of them: in the search, its results and the checkout. */
const flightWords = [
  /domain.flights.(cabins|itinerary|journey|search-params|connections.(self-transfer|waits))\.ts/,
  /web.products.flight.(fare-words|slice-words|slice-summary|wait-words)/,
]
/** The same of stays. */
const stayWords = [
  /domain.stays.search-rules\.ts/,
  /web.products.stay.(property-words|local-charges|place-of|property-spot|score-badge|refund-words|stars|stay-address|stay-dates|stay-words)/,
]
/** Class names of search forms, whatever is searched. They import nothing, so that the group takes in no code. */
const searchStyles = [/web.(search|screens.(flights|stays|tours).search).*\.module\.css/]
/** What pages of tours say of them. */
const tourWords = [
  /domain.tours.(kinds|search-params|search-rules)\.ts/,
  /web.products.tour.(tour-words|tour-address|tour-paths|place-of|free-words|offer-words|language-name|rating|tour-price)/,
]
/** What results of tours and their comparison have alike. */
const tourView = [/domain.tours.(facets|filters|match-text|results)\.ts/, /web.screens.tours.results.tour-view/]
/** What results of stays and a property's page have alike. */
const stayView = [
  /domain.(stays.(facets|filters|found-stay|results)|results.price-change)\.ts/,
  /web.(screens.stays.results.stay-view)/,
]
/**
 * The shop's frame, what the agent's frame shares with it, and the styles of both: customers do not load the agent's frame, and an agent's first
 * page is drawn before that is there.
 */
const frames = [
  /web.layouts.*\.module\.css/,
  /web.layouts.(brand|currency-picker|customer-head|shop-frame)/,
  /web.(kit.(agent-record|panel|tip)|site.(account-links|header\.(tsx|module)|outside|shop-script))|domain.site.pages/,
]
const isOf = (files: readonly RegExp[]) => (id: string) => files.some((file) => file.test(id))
/** What travels together, though it is used apart: a file of its own costs a kilobyte of headers. The rest is split by use. */
const chunkGroups = [
  { name: 'zod', test: /node_modules.zod/, priority: 4 },
  { name: 'react', test: /node_modules.(react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  { name: 'icons', test: /@tabler/, minShareCount: 36, priority: 2 },
  {
    name: 'mantine',
    test: /@mantine.core.esm.(core|components.(CloseButton|Input|InputBase|Transition|UnstyledButton)[\\/])/,
    minShareCount: 4,
    priority: 1,
  },
  { name: 'ground', test: isOf(ground), minShareCount: 4, priority: 1 },
  { name: 'frames', test: isOf(frames), priority: 1 },
  { name: 'day-words', test: isOf(dayWords), minShareCount: 2, priority: 2 },
  { name: 'results-view', test: isOf(resultsView), minShareCount: 2, priority: 2 },
  { name: 'places', test: isOf(places), minShareCount: 2, priority: 2 },
  { name: 'tour-words', test: isOf(tourWords), minShareCount: 2, priority: 1 },
  { name: 'tour-view', test: isOf(tourView), minShareCount: 2, priority: 1 },
  { name: 'stay-words', test: isOf(stayWords), minShareCount: 2, priority: 1 },
  { name: 'search-styles', test: isOf(searchStyles), minShareCount: 2, priority: 2 },
  { name: 'stay-view', test: isOf(stayView), minShareCount: 2, priority: 1 },
  { name: 'search-fields', test: isOf(searchFields), minShareCount: 2, priority: 1 },
  { name: 'fields', test: /web.kit.form.use-fields|domain.contact.contact-rules/, minShareCount: 2, priority: 1 },
  { name: 'flight-words', test: isOf(flightWords), minShareCount: 2, priority: 1 },
  {
    name: 'start',
    test: /web.(tokens|kit.(color-scheme|cookies|error-dialog.on-server))|vite.preload-helper|get-auto-contrast-value/,
    priority: 2,
  },
]

/** Of a library that lists thousands of modules, as the icons do, those that are used are read: three quarters of the modules were such. */
const experimental = { lazyBarrel: true }

// Resolved by Node: the loader of this file knows no import condition.
const { conditions }: { conditions: typeof ofBuild } = await import(import.meta.resolve('#products/web-build.ts'))
/** With products of tests; the real build has the conditions of its tools. */
const ofClient = conditions.length > 0 ? { resolve: { conditions: [...conditions, ...defaultClientConditions] } } : {}
const ofServer = conditions.length > 0 ? { resolve: { conditions: [...conditions, ...defaultServerConditions] } } : {}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), contractAddresses()],
  // The server bundle carries everything, React in its production form included: whatever NODE_ENV the process has.
  ssr: { ...(command === 'build' && { noExternal: true }), ...ofServer },
  ...ofClient,
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  // In development names say what they are.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  // Found before the first page is asked for, so that development does not reload under the visitor.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      '@mantine/spotlight',
      '@orpc/client',
      '@orpc/contract',
      '@orpc/openapi-client/fetch',
      '@tabler/icons-react',
      '@tanstack/react-virtual',
      'dinero.js/bigint',
      'zod',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 1024, chunkSizeWarningLimit: 700 },
  environments: {
    client: { build: { rolldownOptions: { experimental, output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { experimental } } },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
}))
