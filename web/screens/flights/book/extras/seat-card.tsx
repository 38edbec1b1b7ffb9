import { Money } from '../../../../kit/money.tsx'
import type { PartyMember } from './party.ts'
import css from './seat-card.module.css'
import { offerFor, type Seat } from './seat-layout.ts'

type Props = { seat: Seat; at: HTMLElement; active: PartyMember; sitting: PartyMember | undefined }

/** Half of the card's width and a margin, in pixels. */
const HALF = 100

/** Under the middle of the seat, but never beyond the edge of the cabin. */
function placeUnder(at: HTMLElement): { left: number; top: number } {
  const plane = at.closest('[data-plane]')?.getBoundingClientRect()
  const seat = at.getBoundingClientRect()
  if (!plane) return { left: 0, top: 0 }
  const middle = seat.left + seat.width / 2 - plane.left
  return { left: Math.min(plane.width - HALF, Math.max(HALF, middle)), top: seat.bottom - plane.top + 6 }
}

/** The details of the hovered or focused seat; its button's accessible name has the same. */
export function SeatCard({ seat, at, active, sitting }: Props) {
  const price = offerFor(seat, active.id)?.price
  return (
    <div className={css.card} style={placeUnder(at)} aria-hidden="true">
      <p className={css.cardTitle}>
        {seat.designator}
        <span>
          {price && (price.amount > 0 ? <Money {...price} /> : 'No charge')}
          {!price && !sitting && 'Taken'}
        </span>
      </p>
      <p>
        {[seat.name, seat.position, seat.isExit && 'exit row'].filter(Boolean).join(', ')}
        {sitting && ` · ${sitting.name}`}
      </p>
      {seat.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
