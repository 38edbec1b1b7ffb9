/** A part of a document: what one set of fields edits. */
export type DocumentValue = Readonly<Record<string, unknown>>

interface Base {
  /** The property of the document. */
  key: string
  label: string
  help?: string
}

export type DocumentOption = { value: string; label: string }

/** How one property is edited. */
export type DocumentField =
  | (Base & { kind: 'text'; most: number; rows?: number })
  /** A list of texts, one in each line. */
  | (Base & { kind: 'lines'; rows?: number })
  /** A whole number; null when empty, if it `isOptional`. `factor`: the stored unit, for example 60 for hours of stored minutes. */
  | (Base & { kind: 'number'; least?: number; most?: number; isOptional?: true; factor?: number })
  /** Minor units of a currency. */
  | (Base & { kind: 'amount'; currency: string })
  | (Base & { kind: 'choice'; options: readonly DocumentOption[] })
  | (Base & { kind: 'ticks'; options: readonly DocumentOption[] })
  | (Base & { kind: 'tick' })
  /** A day, null when empty if it `isOptional`. */
  | (Base & { kind: 'day'; isOptional?: true })
  | (Base & { kind: 'year-day' })
  | (Base & { kind: 'time'; isOptional?: true })
  /** A point on the map, or null. */
  | (Base & { kind: 'point'; start: { latitude: number; longitude: number } })
  /** A part that may be absent: null while its box is not ticked. */
  | (Base & { kind: 'part'; make: () => DocumentValue; fields: readonly DocumentField[] })
  | (Base & {
      kind: 'rows'
      /** On the button: `Add a stop`. */
      add: string
      most: number
      titleOf: (row: DocumentValue, at: number) => string
      /** A new row; the others are known. */
      make: (rows: readonly DocumentValue[]) => DocumentValue
      /** By the row, because a rule of a weekday has other fields than one of a day. */
      fieldsOf: (row: DocumentValue) => readonly DocumentField[]
      /** Further buttons that add rows of another kind. */
      others?: readonly { add: string; make: (rows: readonly DocumentValue[]) => DocumentValue }[]
      /** One line for a row with few short fields. */
      isCompact?: true
    })

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
export const partOf = (value: unknown): DocumentValue | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
export const rowsOf = (value: unknown): DocumentValue[] =>
  Array.isArray(value) ? value.map(partOf).filter((one) => one !== null) : []
