/** A part of the product that is not built yet. */
export type Part = 'Cart and quotes' | 'Customers and invoices' | 'After the sale' | 'People and settings'

/** A test is named by its file, its `describe` blocks and its title: `domain/money/money.test.ts > amounts > add up`. */
export type TestName = `${string} > ${string}`

/** One requirement of the specification. */
export type Row = {
  /** The words of the specification. */
  says: string
  /** Where it is visible: an address, or a place on the screens, in the API or in the configuration. */
  shows: string
} & (
  | { tried: readonly [TestName, ...TestName[]] }
  /** For a part that is not built yet: `shows` is an address that does not exist yet. */
  | { notBuilt: Part }
)
