import { type Heading, routesUnder } from './listed-routes.ts'
import type { Part, Row, TestName } from './row.ts'

/**
 * Each screen has content for viewers with access; another test requires such a case for every screen. A small run opens a screen of each pattern in
 * the browser and requests the others from the server.
 */
const axe = (path: string): TestName =>
  `tests/e2e/accessibility.spec.ts > axe reports nothing on ${path.replaceAll(/\{(\w+)\}/g, ':$1')}, and no text covers another`

const isSent: TestName =
  'tests/e2e/accessibility.spec.ts > every screen that axe does not examine is sent with its heading to a member who may see it'

/** Addresses without a screen of their own, and their tests. */
const redirects: Record<string, readonly [TestName, ...TestName[]]> = {
  '/order/new/{order}': ['tests/e2e/as-specified.spec.ts > the address of a product leads to where its sale starts'],
}

const outside = 'tests/e2e/outside-the-frame.spec.ts'
const planJourney: TestName =
  'tests/e2e/plan.spec.ts > a new agency follows its first steps, pays for a plan from the wallet and upgrades it'
const ofPlans = [
  '/agency-welcome',
  '/plans',
  '/gettingStarted/subscription',
  '/gettingStarted/pricing',
  '/gettingStarted/subscribe',
  '/gettingStarted/congratulations',
  '/settings/agency/subscription',
]
const practice = 'server/modules/training/practice.db.test.ts'
const missions = 'server/modules/training/missions.db.test.ts'
const mailTexts = 'server/modules/mail-templates/mail-templates.db.test.ts'

const markups = 'server/modules/markups/markups.db.test.ts'

/** The tests of an address besides its screen. */
const besides: Record<string, readonly TestName[]> = {
  ...Object.fromEntries(ofPlans.map((path) => [path, [planJourney]])),
  '/training': [
    `${practice} > with real keys the agency reaches its suppliers and its practice tenant the sandbox, with practice money`,
    `${practice} > a reset gives a new tenant with new money; the books of the old one stay`,
    `${missions} > a refused ticket: the failure strikes the practice tenant alone, the money returns, and a note completes the mission`,
    `${missions} > completed missions and the certificate survive a reset; progress is of one member`,
    'tests/e2e/training.spec.ts > a member practises a refused ticket, resets the practice tenant and goes back to work',
  ],
  '/test': [`${outside} > the connection check shows members what works, outside the agent’s frame`],
  '/order/new/flight/template/{id}/offers': [
    `${outside} > results of a search have an address outside the agent’s frame; an unknown search has none`,
  ],
  '/preview/template/faq': [`${outside} > the questions and services of the own draft need no id, and visitors have to sign in`],
  '/preview/template/ourServices': [
    `${outside} > the questions and services of the own draft need no id, and visitors have to sign in`,
  ],
  '/gettingStarted/markups': [`${markups} > a new markup replaces the rule of its product at once, and the next price has it`],
  '/gettingStarted/markups/create': [`${markups} > a value that is no markup is refused at its field`],
  '/settings/order/emailTemplates': [
    `${mailTexts} > the texts of a mail > that an agency changed are in its next mail, escaped; the itinerary stays, and other agencies keep theirs`,
    `${mailTexts} > the texts of a mail > have versions: the default and an earlier text are restored as new ones`,
    `${mailTexts} > a test mail goes to the signed-in member with the typed texts, ten times an hour`,
  ],
}

/** Routes that are not built yet, by part. */
const notBuilt: Record<Part, string> = {
  'Cart and quotes': '',
  'Customers and invoices': '',
  'After the sale': `/order/flight/change/{id} /order/flight/ticket/changedate/{id} /order/flight/ticket/searchflight/{id}
    /order/flight/ticket/confirmation /order/flight/ticket/changeinfo/{id} /order/flight/ticket/refund/{id} /order/flight/ticket/void/{id}
    /order/flight/ticket/addbag`,
  'People and settings': `/settings/order/airlineCommission /settings/order/commission /settings/order/points
    /settings/order/suppliers /settings/order/dealcodes /settings/finance /settings/finance/method
    /settings/finance/balance /settings/finance/payment /settings/finance/gateway`,
}
/** Whole headings that are not built yet. */
const headings: Partial<Record<Heading, Part>> = {}

const partOf = new Map<string, Part>(
  (Object.keys(notBuilt) as Part[]).flatMap((part) => notBuilt[part].split(/\s+/).map((path) => [path, part] as const)),
)

function routeRow(heading: Heading, path: string): Row {
  const part = headings[heading] ?? partOf.get(path)
  const row = { says: path, shows: path }
  return part ? { ...row, notBuilt: part } : { ...row, tried: redirects[path] ?? [axe(path), isSent, ...(besides[path] ?? [])] }
}

const rowsUnder = (heading: Heading): Row[] => routesUnder(heading).map((path) => routeRow(heading, path))

/** Section 2: the routes, one row for each address. */
export const routes: Row[] = [
  ...rowsUnder('Outside the main layout'),
  ...rowsUnder('Under the root layout'),
  ...rowsUnder('Welcome'),
  ...rowsUnder('Getting started'),
  ...rowsUnder('Order'),
  ...rowsUnder('Cart'),
  ...rowsUnder('Tour'),
  ...rowsUnder('Accommodation'),
  ...rowsUnder('Protection'),
  ...rowsUnder('Tour management'),
  ...rowsUnder('Templating'),
  ...rowsUnder('Settings'),
]
