/**
 * How much of a proof a run makes: small enough for every `npm test`, and as much as the environment asks for. One row a proof, named after
 * its goal.
 */
const size = (name: string, usual: number): number => Number(process.env[name] || usual)

export const sizes = {
  /** Orders that are paid sixteen times at once. */
  doubleSubmit: size('TW_R2', 5),
  /** Bookings whose answer is lost. */
  unknownOutcome: size('TW_R6', 8),
  /** Sales during which the price moves. */
  priceLock: size('TW_R7', 12),
  /** Points at which the process is killed, of each journey on each engine; as many as there are makes it all of them. */
  crashPoints: size('TW_R3', 1),
  /** Requests with one hostile value; never fewer than there are fields. */
  hostileInputs: size('TW_R12', 400),
  /** Requests that are spoilt around their values. */
  hostileEnvelopes: size('TW_R12_ENVELOPES', 300),
  /** Requests with one hostile header: each value at one address, or, from 20,000 on, at all of them. */
  hostileHeaders: size('TW_R12_HEADERS', 800),
  /** Ids of each table that another agency tries in every field. */
  foreignIds: size('TW_R11_IDS', 2),
  /** Requests of two agencies that take turns. */
  interleaved: size('TW_R11', 240),
  /** Deliveries of webhooks, right ones and spoilt ones. */
  deliveries: size('TW_R9', 300),
  /** Movements that are posted at random. */
  postings: size('TW_R5', 200),
  /** Looks in which axe examines each screen: 4 are both schemes at both widths. */
  axeLooks: size('TW_AXE', 2),
  /** Amounts, rates and days that are computed at random. */
  moneyCases: size('TW_R19', 1_000),
}

/** Where generated cases start: the same seed makes the same cases. */
export const seed = size('TW_SEED', 20_261_121)
