/** The products of the specification (section 1). Every table of the code that differs by product has a row for each name. */
export const products = ['flight', 'stay', 'tour', 'protection'] as const
export type Product = (typeof products)[number]

export interface ProductFacts {
  /** Its name in the site settings (`activeProducts`, specification section 3). */
  setting: string
  /** Its label in lists of products. */
  label: string
  /** The noun for one of it in an order. */
  noun: string
  /** What its seller holds for the buyer. */
  unit: string
  /** The noun for its people, and for one of them. */
  people: string
  person: string
  /** The seller. */
  seller: string
  /** The document after its confirmation. */
  papers: string
  /** The word for its start. */
  starts: string
  /** The label of the day on which it starts. */
  startLabel: string
}

/** The words and names of each product. */
export const productFacts = {
  flight: {
    setting: 'flights',
    label: 'Flights',
    noun: 'flight',
    unit: 'flight',
    people: 'travellers',
    person: 'traveller',
    seller: 'airline',
    papers: 'tickets',
    starts: 'departs',
    startLabel: 'Departs',
  },
  stay: {
    setting: 'hotels',
    label: 'Accommodation',
    noun: 'stay',
    unit: 'room',
    people: 'guests',
    person: 'guest',
    seller: 'property',
    papers: 'voucher',
    starts: 'checks in',
    startLabel: 'Check-in',
  },
  tour: {
    setting: 'tours',
    label: 'Things to do',
    noun: 'tour',
    unit: 'tour',
    people: 'participants',
    person: 'participant',
    seller: 'operator',
    papers: 'voucher',
    starts: 'starts',
    startLabel: 'Starts',
  },
  protection: {
    setting: 'protection',
    label: 'Protection',
    noun: 'policy',
    unit: 'policy',
    people: 'insured',
    person: 'insured',
    seller: 'insurer',
    papers: 'certificate',
    starts: 'starts',
    startLabel: 'Starts',
  },
} as const satisfies Record<Product, ProductFacts>

export type ProductSetting = (typeof productFacts)[Product]['setting']

/** The products by their names in the site settings, in the order of the site. */
export const productSettings: readonly ProductSetting[] = products.map((product) => productFacts[product].setting)
