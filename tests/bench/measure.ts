/** A bound of the goals: of the figure itself, or of its ratio to the reference of the same run. */
export interface Bound {
  of: 'value' | 'ratio'
  is: 'at least' | 'at most'
  at: number
}

/** A row of the table. */
export interface Line {
  /** The goal it belongs to, such as `P6`; empty where there is none. */
  id: string
  what: string
  unit: string
  /** The reference of the ratio. */
  reference?: string
  must?: Bound
  goal?: Bound
}

/** One figure of one round, with its reference measured in the same round. */
export interface Reading {
  line: string
  value: number
  reference?: number
}

export interface OpenMeasure {
  round(): Promise<Reading[]>
  close(): Promise<void>
}

/** A file of measurements. Nothing is asserted: the table shows the results. */
export interface Measure {
  /** Its name in `npm run bench <name>`. */
  name: string
  lines: Record<string, Line>
  /** Whether it serves pages, for which the interface is built first. */
  needsWeb?: true
  /** The number of rounds, if not three. */
  rounds?: number
  open(): Promise<OpenMeasure>
}

export const atLeast = (at: number, of: Bound['of'] = 'value'): Bound => ({ of, is: 'at least', at })
export const atMost = (at: number, of: Bound['of'] = 'value'): Bound => ({ of, is: 'at most', at })
