import { type CSSProperties, Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Money } from '#domain/money/money.ts'
import { useMoney } from '../../../../kit/money.tsx'
import { cabinLabels } from '../../../../products/flight/fare-words.ts'
import { FixtureRow } from './fixture-row.tsx'
import type { PartyMember } from './party.ts'
import looks from './seat.module.css'
import { SeatCard } from './seat-card.tsx'
import { type CabinLayout, offerFor, type Place, type Seat, type SeatRow, seatAfter, seatsOfCabins } from './seat-layout.ts'
import css from './seat-map.module.css'

type Props = {
  label: string
  cabins: CabinLayout[]
  /** The traveller who selects a seat: prices are theirs. */
  active: PartyMember
  /** The party's seats by designator. */
  places: ReadonlyMap<string, PartyMember>
  bands: readonly { from: Money; to: Money }[]
  onChoose: (seat: Seat) => void
}

/** The shade of a seat: its traveller, or its price for the current traveller; a seat without a price for them is taken. */
function lookOf(price: Money | undefined, sitting: PartyMember | undefined, bands: Props['bands']): string {
  if (sitting) return 'yours'
  if (!price) return 'taken'
  return price.amount === 0 ? 'free' : `band-${1 + bands.findIndex(({ to }) => price.amount <= to.amount)}`
}

/** `12A, window, exit row, NGN 34,500.00, free`: everything in the drawing. */
function nameOf(seat: Seat, cost: string | undefined, sitting: PartyMember | undefined): string {
  const open = cost ? 'free' : 'taken'
  const state = sitting ? `chosen for ${sitting.name}` : open
  return [seat.designator, seat.name, seat.position, seat.isExit && 'exit row', cost, state].filter(Boolean).join(', ')
}

/** A cabin as a grid of seats: arrows move, Enter or Space selects; one seat at a time is in the tab order. */
export function SeatMap({ label, cabins, active, places, bands, onChoose }: Props) {
  const format = useMoney()
  const box = useRef<HTMLDivElement>(null)
  const seats = seatsOfCabins(cabins)
  const mine = [...places].find(([, member]) => member.id === active.id)?.[0]
  const [entry, setEntry] = useState<string | null>(null)
  const [shown, setShown] = useState<{ seat: Seat; at: HTMLElement } | null>(null)
  const first = mine ?? seats.find((seat) => offerFor(seat, active.id))?.designator ?? seats[0]?.designator
  const inOrder = entry ?? first

  const move = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.seat : undefined
    const to = from && seatAfter(cabins, from, event.key)
    if (event.key === 'Escape') setShown(null)
    if (!to) return
    event.preventDefault()
    setEntry(to)
    box.current?.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus()
  }
  const drawSeat = (seat: Seat) => {
    const price = offerFor(seat, active.id)?.price
    const cost = price && (price.amount === 0 ? 'no charge' : format(price))
    const sitting = places.get(seat.designator)
    const show = (at: HTMLElement) => setShown({ seat, at })
    return (
      <button
        type="button"
        className={looks.seat}
        data-seat={seat.designator}
        data-look={lookOf(price, sitting, bands)}
        data-active={sitting?.id === active.id || undefined}
        tabIndex={seat.designator === inOrder ? 0 : -1}
        aria-label={nameOf(seat, cost, sitting)}
        aria-disabled={(!price && !sitting) || undefined}
        onClick={() => onChoose(seat)}
        onKeyDown={move}
        onFocus={({ currentTarget }) => {
          setEntry(seat.designator)
          show(currentTarget)
        }}
        onPointerEnter={({ currentTarget, pointerType }) => pointerType === 'mouse' && show(currentTarget)}
      >
        {sitting?.mark}
      </button>
    )
  }

  return (
    <div ref={box} className={css.plane} data-plane onPointerLeave={() => setShown(null)} onBlur={() => setShown(null)}>
      {cabins.map((cabin, at) => (
        <section key={`${cabin.deck}-${at}`} className={css.cabin} style={measures(cabin)}>
          <h3 className={css.cabinName}>
            {cabinLabels[cabin.cabin]}
            {cabin.deck > 0 && ', upper deck'}
          </h3>
          <div role="grid" aria-label={label} className={css.grid}>
            <Letters cabin={cabin} />
            {cabin.rows.map((row) => (
              <Row key={row.key} row={row} drawSeat={drawSeat} />
            ))}
          </div>
        </section>
      ))}
      {shown && <SeatCard seat={shown.seat} at={shown.at} active={active} sitting={places.get(shown.seat.designator)} />}
    </div>
  )
}

/** Seats and aisles across, from which CSS computes a seat's width: ten seats fit a phone. */
const measures = ({ letters }: CabinLayout): CSSProperties & Record<`--${string}`, number> => ({
  '--across': letters.flat().length,
  '--aisles': Math.max(1, letters.length - 1),
})

/** The number of seats in a block of a row. */
const wide = (seats: number): CSSProperties & Record<`--${string}`, number> => ({ '--wide': seats })

function Letters({ cabin }: { cabin: CabinLayout }) {
  return (
    <div role="row" className={css.row} data-letters>
      {cabin.letters.map((block, index) => (
        <Fragment key={block.join('')}>
          {index > 0 && <span className={css.aisle} aria-hidden="true" />}
          <div role="presentation" className={css.block} style={wide(block.length)}>
            {block.map((letter) => (
              <span key={letter} role="columnheader" className={css.letter}>
                {letter}
              </span>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

function Row({ row, drawSeat }: { row: SeatRow; drawSeat: (seat: Seat) => ReactNode }) {
  if (row.number === null) return <FixtureRow row={row} />
  return (
    <div role="row" className={css.row} data-wing={row.overWing || undefined}>
      {row.blocks.map((block, index) => (
        <Fragment key={index}>
          {index === 1 && (
            <span role="rowheader" className={css.aisle}>
              {row.number}
            </span>
          )}
          {index > 1 && (
            <span className={css.aisle} aria-hidden="true">
              {row.number}
            </span>
          )}
          <div role="presentation" className={css.block} style={wide(block.length)}>
            {block.map((place, at) => (
              <Cell key={at} place={place} drawSeat={drawSeat} />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

function Cell({ place, drawSeat }: { place: Place; drawSeat: (seat: Seat) => ReactNode }) {
  if (place && 'seat' in place) return <div role="gridcell">{drawSeat(place.seat)}</div>
  return <span className={css.gap} aria-hidden="true" />
}
