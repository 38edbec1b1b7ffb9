export interface RowRule<Column> {
  /** Its group: `Price`, `Outbound`, `Fare`. */
  group: string
  label: string
  text: (column: Column) => string
  /** The lowest is the best; null where it is unknown. Without `score` no value is better than another. */
  rank?: (column: Column) => number | null
  /** The label of the best value: `Lowest`, `Shortest`. */
  word?: string
  /** True for what is not printed for the customer. */
  isOurs?: true
}

export interface CompareRow extends Pick<RowRule<unknown>, 'group' | 'label'> {
  /** One text per column. */
  cells: string[]
  /** The columns with the best value; none if all are the same. */
  best: number[]
  word: string
  differs: boolean
  isOurs: boolean
}

function bestOf(ranks: readonly (number | null)[]): number[] {
  const known = ranks.filter((rank) => rank !== null)
  const lowest = Math.min(...known)
  const isSame = known.length === ranks.length && known.every((rank) => rank === lowest)
  return isSame ? [] : ranks.flatMap((rank, index) => (rank === lowest && rank !== null ? [index] : []))
}

function toRow<Column>(rule: RowRule<Column>, columns: readonly Column[]): CompareRow {
  const { group, label, text, rank, word = '' } = rule
  const cells = columns.map(text)
  const best = rank ? bestOf(columns.map(rank)) : []
  return { group, label, cells, best, word, differs: new Set(cells).size > 1, isOurs: rule.isOurs ?? false }
}

/** Rows of a comparison with one value per column. */
export const toRows = <Column>(rules: readonly RowRule<Column>[], columns: readonly Column[]): CompareRow[] =>
  rules.map((rule) => toRow(rule, columns))
