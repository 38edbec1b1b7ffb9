import { useDisclosure } from '@mantine/hooks'
import { IconArmchair, IconArrowRight, IconWand, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { SeatMap as Map_ } from '#domain/flights/ancillaries.ts'
import type { FlightSegment } from '#domain/flights/offer.ts'
import { Button } from '../../../../kit/form/button.tsx'
import { Money } from '../../../../kit/money.tsx'
import type { PartyMember } from './party.ts'
import { layOut, offerFor, priceBands, type Seat, seatsOfCabins } from './seat-layout.ts'
import { SeatLegend } from './seat-legend.tsx'
import { SeatMap } from './seat-map.tsx'
import { SeatQuestion } from './seat-question.tsx'
import css from './seats.module.css'
import { sitTogether } from './sit-together.ts'
import type { Choices } from './use-choices.ts'

type Props = {
  map: Map_
  segment: FlightSegment
  party: PartyMember[]
  choices: Choices
  /** The flight after this one. */
  next: { label: string; open: () => void } | null
}

/** The seats of one flight: the travellers, the cabin, and one button that seats everybody. */
export function FlightSeats({ map, segment, party, choices, next }: Props) {
  const cabins = useMemo(() => layOut(map), [map])
  const seats = useMemo(() => seatsOfCabins(cabins), [cabins])
  const taken = choices.seatsOn(segment.id)
  const [activeId, setActiveId] = useState(() => (party.find(({ id }) => !taken.has(id)) ?? party[0])?.id ?? '')
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<Seat | null>(null)
  const [isAsked, question] = useDisclosure(false)
  const active = party.find(({ id }) => id === activeId) ?? party[0]
  const bands = useMemo(() => priceBands(seats.flatMap((seat) => offerFor(seat, activeId)?.price ?? [])), [seats, activeId])
  if (!active) return null
  const places = new Map(party.flatMap((member) => (taken.has(member.id) ? [[taken.get(member.id) ?? '', member]] : [])))

  const take = (seat: Seat) => {
    choices.takeSeats(segment.id, [{ seat, passengerId: active.id }])
    const other = party.find(({ id }) => id !== active.id && !taken.has(id))
    setSaid(`${seat.designator} for ${active.name}.${other ? ` Now choose for ${other.name}.` : ''}`)
    if (other) setActiveId(other.id)
  }
  const choose = (seat: Seat) => {
    const sitting = places.get(seat.designator)
    if (sitting && sitting.id !== active.id) {
      setActiveId(sitting.id)
      return setSaid(`${seat.designator} is the seat of ${sitting.name}, who is chosen now.`)
    }
    if (sitting) {
      choices.leaveSeat(segment.id, active.id)
      return setSaid(`${seat.designator} given back.`)
    }
    if (!offerFor(seat, active.id)) return setSaid(`${seat.designator} cannot be sold to ${active.name}.`)
    if (seat.notes.length === 0) return take(seat)
    setAsked(seat)
    question.open()
  }
  const together = sitTogether(
    cabins,
    party.map(({ id }) => id),
  )
  const chooseForAll = () => {
    if (!together) return
    const byName = new Map(seats.map((seat) => [seat.designator, seat]))
    const all = party.flatMap(({ id }) => {
      const seat = byName.get(together[id] ?? '')
      return seat ? [{ seat, passengerId: id }] : []
    })
    choices.takeSeats(segment.id, all)
    setSaid(`Chosen: ${all.map(({ seat }) => seat.designator).join(', ')}.`)
  }

  return (
    <div className={css.columns}>
      <div className={css.side}>
        <ul className={css.people} aria-label="Whose seat to choose">
          {party.map((member) => (
            <Person
              key={member.id}
              member={member}
              isActive={member.id === active.id}
              seat={seats.find(({ designator }) => designator === taken.get(member.id))}
              onActive={() => setActiveId(member.id)}
              onLeave={() => choices.leaveSeat(segment.id, member.id)}
            />
          ))}
        </ul>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconWand size={16} stroke={1.5} aria-hidden="true" />}
          disabled={!together}
          onClick={chooseForAll}
        >
          {party.length > 1 ? 'Cheapest seats together' : 'Cheapest seat'}
        </Button>
        {next && taken.size === party.length && (
          <Button
            variant="light"
            size="xs"
            rightSection={<IconArrowRight size={16} stroke={1.5} aria-hidden="true" />}
            onClick={next.open}
          >
            Next: {next.label}
          </Button>
        )}
        <SeatLegend bands={bands} hasFree={seats.some((seat) => offerFor(seat, active.id)?.price.amount === 0)} />
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
      <SeatMap
        label={`Seats from ${segment.fromCity} to ${segment.toCity}, for ${active.name}`}
        cabins={cabins}
        active={active}
        places={places}
        bands={bands}
        onChoose={choose}
      />
      {asked && <SeatQuestion seat={asked} member={active} opened={isAsked} onYes={() => take(asked)} onClose={question.close} />}
    </div>
  )
}

type PersonProps = {
  member: PartyMember
  isActive: boolean
  seat: Seat | undefined
  onActive: () => void
  onLeave: () => void
}

function Person({ member, isActive, seat, onActive, onLeave }: PersonProps) {
  const price = seat && offerFor(seat, member.id)?.price
  return (
    <li className={css.person} data-active={isActive || undefined}>
      <button type="button" className={css.who} aria-pressed={isActive} onClick={onActive}>
        <span className={css.mark} aria-hidden="true">
          {member.mark}
        </span>
        <span className={css.words}>
          <span className={css.name}>{member.name}</span>
          <span className={css.facts}>
            {seat ? (
              <>
                <IconArmchair size={14} stroke={1.5} aria-hidden="true" /> {seat.designator}
                <span>{price && price.amount > 0 ? <Money {...price} /> : 'no charge'}</span>
              </>
            ) : (
              `${member.label}, no seat yet`
            )}
          </span>
        </span>
      </button>
      {seat && (
        <button
          type="button"
          className={css.leave}
          aria-label={`Give back seat ${seat.designator} of ${member.name}`}
          onClick={onLeave}
        >
          <IconX size={16} stroke={1.5} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
