/**
 * How much of a proof a run makes: the first number in every `npm test`, the second with TW_SIZES=full (`npm run test:full`). The variable of a
 * row, named after its goal, is stronger than both.
 */
const size = (name: string, usual: number, full = usual): number =>
  Number(process.env[name] || (process.env.TW_SIZES === 'full' ? full : usual))

export const sizes = {
  /** Orders that are paid sixteen times at once. */
  doubleSubmit: size('TW_R2', 3, 100),
  /** Bookings whose answer is lost. */
  unknownOutcome: size('TW_R6', 8, 100),
  /** Sales during which the price moves. */
  priceLock: size('TW_R7', 12, 200),
  /** Faults of one kind, after which a sale ends alike, at calls other than the booking, where every fault is tried. */
  faultsOfAKind: size('TW_FAULTS', 1, 100),
  /** Points at which the process is killed, of each journey on each engine; as many as there are makes it all of them. */
  crashPoints: size('TW_R3', 1, 1_000),
  /** Sales whose figures are compared wherever they are shown: ways to pay, endings, faces. */
  figureStories: size('TW_R23', 13, 100),
  /** Journeys in which it is killed on each engine. */
  crashJourneys: size('TW_R3_JOURNEYS', 2, 100),
  /** Requests with one hostile value; never fewer than there are fields. */
  hostileInputs: size('TW_R12', 500, 15_000),
  /** Requests that follow the API document; never fewer than there are operations. */
  documentedRequests: size('TW_R22', 150, 5_000),
  /** Requests that are spoilt around their values. */
  hostileEnvelopes: size('TW_R12_ENVELOPES', 150, 5_000),
  /** Requests with one hostile header: each value at one address, or, from 20,000 on, at all of them. */
  hostileHeaders: size('TW_R12_HEADERS', 400, 20_000),
  /** Ids of each table that another agency tries in every field. */
  foreignIds: size('TW_R11_IDS', 1, 10),
  /** Requests of two agencies that take turns. */
  interleaved: size('TW_R11', 240, 10_000),
  /** Deliveries of webhooks, right ones and spoilt ones. */
  deliveries: size('TW_R9', 150, 10_000),
  /** Movements that are posted at random. */
  postings: size('TW_R5', 200, 100_000),
  /** Looks in which axe examines each screen: 4 are both schemes at both widths. */
  axeLooks: size('TW_AXE', 1, 4),
  /** 0: axe examines one screen of each pattern (`patterns` in `tests/e2e/screens.ts`); 1: every screen. */
  everyScreen: size('TW_EVERY_SCREEN', 0, 1),
  /** Pages of the storefront that Lighthouse audits; results first. */
  lighthousePages: size('TW_LIGHTHOUSE', 0, 5),
  /** Choices of each setting of a website that a visitor's browser shows; the last of each list. */
  settingChoices: size('TW_SETTINGS', 1, 100),
  /** Addresses of a storefront that a crawl reads, nearest to its home page first: a page of each kind links to hundreds of its kind. */
  crawledAddresses: size('TW_CRAWL', 80, 400),
  /** 0: sweeps of the browser journeys run on the cases that differ most, and variants do not run; 1: every case and every journey. */
  everyCase: size('TW_EVERY_CASE', 0, 1),
  /** Pairs of suppliers whose rooms are matched in seven cities. */
  matchedPairs: size('TW_MATCHED_PAIRS', 2, 6),
  /** Served cities whose default search and map are examined. */
  servedCities: size('TW_CITIES', 12, 1_000),
  /** Installations of production packages from which the product is started. */
  installations: size('TW_P16', 0, 1),
  /** Generated cases of a property that names no number of its own. */
  properties: size('TW_PROPERTIES', 100, 20_000),
  /** Amounts, rates and days that are computed at random. */
  moneyCases: size('TW_R19', 1_000, 100_000),
}

/** Where generated cases start: the same seed makes the same cases. */
export const seed = size('TW_SEED', 20_261_121)

/** As many of these as there are to be, from the first to the last at equal distances. */
export const spread = <T>(rows: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.ceil(rows.length / count))
  return rows.filter((_, at) => at % step === 0)
}
