import { formatDuration } from '../dates.ts'

/** A wait between two flights that leave from different airports: nobody but the traveller brings them and their bags from one to the other. */
export interface SelfTransfer {
  /** IATA codes. */
  from: string
  to: string
  /** From landing to the next departure. */
  minutes: number
}

/** Where there is little room and the whole is told elsewhere: `Self-transfer: LGW to LHR with your bags, 3 h 10 min`, the time in one piece. */
export const selfTransferBrief = ({ from, to, minutes }: SelfTransfer): string =>
  `Self-transfer: ${from} to ${to} with your bags, ${formatDuration(minutes).replaceAll(' ', '\u00a0')}`

/** What the traveller has to do, in full sentences. */
export const selfTransferWords = ({ from, to, minutes }: SelfTransfer): string =>
  `Self-transfer: collect your bags at ${from}, travel to ${to} yourself and check in with them again. You have ${formatDuration(minutes)} for all of it, and pay the way yourself.`
