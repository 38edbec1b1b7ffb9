/** What the specification sells (section 1). Every table of the code that differs by product has a row for each name. */
export const products = ['flight', 'stay', 'tour', 'protection'] as const
export type Product = (typeof products)[number]

export interface ProductFacts {
  /** Its name in the site settings (`activeProducts`, specification section 3). */
  setting: string
  /** What it is called wherever products are listed. */
  label: string
  /** One of it, as an order names it. */
  noun: string
  /** What its seller keeps for the buyer. */
  unit: string
  /** Whom it is for. */
  people: string
  /** Who sells it. */
  seller: string
  /** What is handed out once it is confirmed. */
  papers: string
  /** What happens at its start. */
  starts: string
}

/** The words and names of each product, of those that are not built yet, too. */
export const productFacts = {
  flight: {
    setting: 'flights',
    label: 'Flights',
    noun: 'flight',
    unit: 'flight',
    people: 'travellers',
    seller: 'airline',
    papers: 'tickets',
    starts: 'departs',
  },
  stay: {
    setting: 'hotels',
    label: 'Accommodation',
    noun: 'stay',
    unit: 'room',
    people: 'guests',
    seller: 'property',
    papers: 'voucher',
    starts: 'checks in',
  },
  tour: {
    setting: 'tours',
    label: 'Things to do',
    noun: 'tour',
    unit: 'tour',
    people: 'participants',
    seller: 'operator',
    papers: 'voucher',
    starts: 'starts',
  },
  protection: {
    setting: 'protection',
    label: 'Protection',
    noun: 'policy',
    unit: 'policy',
    people: 'insured',
    seller: 'insurer',
    papers: 'certificate',
    starts: 'starts',
  },
} as const satisfies Record<Product, ProductFacts>

export type ProductSetting = (typeof productFacts)[Product]['setting']

/** The products by their names in the site settings, in the order of the site. */
export const productSettings: readonly ProductSetting[] = products.map((product) => productFacts[product].setting)
