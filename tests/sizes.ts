/**
 * The size of a test in a run: the first number in every `npm test`, the second with TW_SIZES=full (`npm run test:full`). The variable of a row,
 * named after its goal, overrides both.
 */
const size = (name: string, usual: number, full = usual): number =>
  Number(process.env[name] || (process.env.TW_SIZES === 'full' ? full : usual))

export const sizes = {
  /** Orders that are paid sixteen times concurrently. */
  doubleSubmit: size('TW_R2', 3, 100),
  /** Bookings with a lost response. */
  unknownOutcome: size('TW_R6', 3, 100),
  /** Sales during which the price changes. */
  priceLock: size('TW_R7', 12, 200),
  /** Faults of one kind with the same result, at calls other than the booking, where every fault is tested. */
  faultsOfAKind: size('TW_FAULTS', 1, 100),
  /** Points at which the process is killed, of each journey on each engine; a number above their total tests all. */
  crashPoints: size('TW_R3', 1, 1_000),
  /** Seeds of the sagas of trips: each is another inventory and other delays of the third parties. The engines share them. */
  crashSeeds: size('TW_R3_SEEDS', 2, 5),
  /** Sales whose amounts are compared everywhere: payment methods, outcomes, portal and storefront. */
  figureStories: size('TW_R23', 3, 100),
  /** Journeys in which it is killed on each engine. */
  crashJourneys: size('TW_R3_JOURNEYS', 1, 100),
  /** Requests with one hostile value, distributed over all fields. */
  hostileInputs: size('TW_R12', 150, 15_000),
  /** Requests that follow the API document; at least one for each operation. */
  documentedRequests: size('TW_R22', 150, 5_000),
  /** Requests that are corrupt around their values. */
  hostileEnvelopes: size('TW_R12_ENVELOPES', 150, 5_000),
  /** Requests with one hostile header: each value at one address, or, from 20,000 on, at all of them. */
  hostileHeaders: size('TW_R12_HEADERS', 400, 20_000),
  /** Ids of each table that another agency tries in every field. */
  foreignIds: size('TW_R11_IDS', 1, 10),
  /** Tables whose ids are tried in a field, besides those that it is about. */
  foreignTables: size('TW_R11_TABLES', 2, 1_000),
  /** Rows of an imported file of customers; every fiftieth is refused. */
  importedCustomers: size('TW_IMPORT', 1_000, 10_000),
  /** Interleaved requests of two agencies. */
  interleaved: size('TW_R11', 240, 10_000),
  /** Deliveries of webhooks, valid and corrupt ones. */
  deliveries: size('TW_R9', 150, 10_000),
  /** Random postings. */
  postings: size('TW_R5', 200, 100_000),
  /** How often axe examines each screen: 4 are both colour schemes at both widths. */
  axeLooks: size('TW_AXE', 1, 4),
  /** 0: axe examines one screen of each pattern (`tests/e2e/screens/screen-patterns.ts`); 1: every screen. */
  everyScreen: size('TW_EVERY_SCREEN', 0, 1),
  /** Pages of the storefront that Lighthouse audits; results first. */
  lighthousePages: size('TW_LIGHTHOUSE', 0, 5),
  /** Choices of each website setting that are checked in a visitor's browser; the last of each list. */
  settingChoices: size('TW_SETTINGS', 1, 100),
  /** Addresses of a storefront in a crawl, nearest to its home page first: a page of each kind links to hundreds of its kind. */
  crawledAddresses: size('TW_CRAWL', 80, 400),
  /** 1: tests and journeys with the tag `full` run too. */
  fullTests: size('TW_FULL_TESTS', 0, 1),
  /** 0: sweeps of the browser journeys use the cases that differ most; 1: every case. */
  everyCase: size('TW_EVERY_CASE', 0, 1),
  /** Pairs of suppliers whose rooms are matched in seven cities. */
  matchedPairs: size('TW_MATCHED_PAIRS', 2, 6),
  /** Served cities whose default search and map are examined. */
  servedCities: size('TW_CITIES', 6, 1_000),
  /** Installations of production packages from which the product is started. */
  installations: size('TW_P16', 0, 1),
  /** Generated cases of a property test without its own number. */
  properties: size('TW_PROPERTIES', 100, 20_000),
  /** Generated schedules of own tours, each compared with a model that tries every quarter of an hour of two weeks. */
  departureSchedules: size('TW_DEPARTURES', 100, 6_000),
  /** Texts that are typed into every field of a block of a site, for each kind. */
  siteTexts: size('TW_SITE_TEXTS', 20, 1_000),
  /** Random amounts, rates and days. */
  moneyCases: size('TW_R19', 1_000, 100_000),
}

/** Where generated cases start: the same seed makes the same cases. */
export const seed = size('TW_SEED', 20_261_121)

/** This many items, evenly distributed from the first to the last. */
export const spread = <T>(rows: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.ceil(rows.length / count))
  return rows.filter((_, at) => at % step === 0)
}
