import { clock } from '#domain/dates.ts'
import type { FlightSegment } from '#domain/flights/offer.ts'
import { selfTransferWords } from '#domain/flights/connections/self-transfer.ts'
import { type Layover, selfTransferOf } from './slice-words.ts'

export interface WaitNote {
  /** `warn` requires an action or haste of the traveller. */
  tone: 'warn' | 'info'
  text: string
}

const terminalNote = ({ terminalChange }: Layover): WaitNote[] =>
  terminalChange
    ? [{ tone: 'info', text: `Terminal ${terminalChange.from} to terminal ${terminalChange.to}: allow time to change` }]
    : []

/** Important facts about a layover: actions at another airport, overnight, short. `next` is the flight after it. */
export function waitNotes(wait: Layover, next: Pick<FlightSegment, 'departsAt'>): WaitNote[] {
  const notes: WaitNote[] = []
  const transfer = selfTransferOf(wait)
  if (transfer) notes.push({ tone: 'warn', text: selfTransferWords(transfer) })
  notes.push(...terminalNote(wait))
  if (wait.isOvernight)
    notes.push({ tone: 'warn', text: `Overnight layover until ${clock(next.departsAt)}: a hotel is not included` })
  if (wait.isShort) notes.push({ tone: 'warn', text: `Short connection: ${wait.minutes} minutes to change` })
  if (wait.isLong && !wait.isOvernight) notes.push({ tone: 'info', text: 'Long layover' })
  return notes
}
