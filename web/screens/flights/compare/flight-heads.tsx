import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { clock } from '#domain/dates.ts'
import { toCompareParam } from '#domain/flights/compare.ts'
import css from '../../../compare/compare-head.module.css'
import { PriceChange } from '../../../compare/price-change.tsx'
import { AirlineMark } from '../../../kit/airline-mark.tsx'
import { FittedMoney } from '../../../kit/fitted-money.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { comparedFlights } from '../../../products/flight/compare-list.ts'
import { fareName } from '../../../products/flight/fare-words.ts'
import { AddButtons } from '../../../products/trip/add-buttons.tsx'
import type { Column } from './compare-rows.ts'

type Props = {
  columns: readonly Column[]
  /** The query of this page. */
  search: string
}

/** This page without one flight; the results of its search if it was the last. */
function addressWithout(gone: Column, columns: readonly Column[], search: string): string {
  const rest = columns.filter((column) => column !== gone)
  if (rest.length === 0) return `/order/new/flight/offers?search=${gone.searchId}&${gone.query}`
  const params = new URLSearchParams(search)
  params.delete('flights')
  const flights = toCompareParam(rest.map(({ wanted }) => wanted))
  return `/flight/compare?flights=${flights}&${params}`
}

/** The header of each flight in the comparison. */
export function flightHeads({ columns, search }: Props): { key: string; head: ReactNode }[] {
  const [cheapest] = columns.toSorted((a, b) => a.offer.total.amount - b.offer.total.amount)
  return columns.map((column) => ({
    key: `${column.searchId} ${column.offer.id}`,
    head: <FlightHead column={column} isCheapest={column === cheapest} without={addressWithout(column, columns, search)} />,
  }))
}

type FlightProps = {
  column: Column
  isCheapest: boolean
  /** The comparison without it. */
  without: string
}

function FlightHead({ column: { searchId, offer, wanted, priceChange }, isCheapest, without }: FlightProps) {
  const chosen = toCompareParam([{ searchId, offerId: offer.id }])
  const [first] = offer.slices
  const times = first ? `${clock(first.departsAt)} – ${clock(first.arrivesAt)}` : ''
  return (
    <>
      <div className={css.flight}>
        <AirlineMark code={first?.segments[0]?.marketingCarrier ?? offer.owner} size={28} />
        <p className={css.airline}>
          {offer.ownerName}
          <span className={css.quiet}>{times}</span>
          <span className={css.quiet}>{fareName(offer)}</span>
        </p>
        <Link
          to={without}
          replace
          className={css.remove}
          aria-label={`Remove ${offer.ownerName}, ${times}`}
          onClick={() => comparedFlights.remove({ searchId: wanted.searchId, id: wanted.offerId })}
          data-no-print
        >
          <IconX size={16} stroke={1.5} aria-hidden="true" />
        </Link>
      </div>
      <p className={css.price}>
        <FittedMoney {...offer.total} />
      </p>
      <PriceChange priceChange={priceChange} currency={offer.total.currency} />
      <div className={css.actions} data-no-print>
        <Form method="post">
          <ActionButton name="flight" value={chosen} variant={isCheapest ? 'filled' : 'default'} fullWidth>
            Choose
          </ActionButton>
        </Form>
        <AddButtons value={chosen} of={`${offer.ownerName}, ${times}`} />
      </div>
    </>
  )
}
