import { formatDuration } from '../../dates.ts'

/** A layover between flights at different airports: travellers transfer themselves and their bags. */
export interface SelfTransfer {
  /** IATA codes. */
  from: string
  to: string
  /** From landing to the next departure. */
  minutes: number
}

/** The short form: `Self-transfer: LGW to LHR with your bags, 3 h 10 min`, the duration with non-breaking spaces. */
export const selfTransferBrief = ({ from, to, minutes }: SelfTransfer): string =>
  `Self-transfer: ${from} to ${to} with your bags, ${formatDuration(minutes).replaceAll(' ', '\u00a0')}`

/** What the traveller must do, in full sentences. */
export const selfTransferWords = ({ from, to, minutes }: SelfTransfer): string =>
  `Self-transfer: collect your bags at ${from}, travel to ${to} yourself and check in with them again. You have ${formatDuration(minutes)} for all of it, and pay the way yourself.`
