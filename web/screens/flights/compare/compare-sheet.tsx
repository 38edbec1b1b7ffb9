import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import { CompareHeader } from '../../../compare/compare-header.tsx'
import css from '../../../compare/compare-table.module.css'
import { CompareTable } from '../../../compare/compare-table.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { useMoney } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { useRegional } from '../../../kit/regional.ts'
import { toCompared } from '../../../products/flight/compare-list.ts'
import { wayName } from '../../../products/flight/fare-words.ts'
import { ShareDialog } from '../../../products/flight/share-dialog.tsx'
import { endsOf } from '../../../products/flight/slice-words.ts'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { useIsShop, useWaysToPay } from '../../../session.ts'
import { type Column, compareRows } from './compare-rows.ts'
import { flightHeads } from './flight-heads.tsx'
import { journeyGroup } from './way-rows.ts'

type Props = { columns: readonly Column[]; today: LocalDate }

/** `Lagos to London and back`. */
function titleOf({ offer: { slices } }: Column): string {
  const cities = slices.map((slice) => endsOf(slice))
  const [first] = cities
  if (!first) return 'Flights'
  if (cities.length === 2 && cities[1]?.toCity === first.fromCity) return `${first.fromCity} to ${first.toCity} and back`
  return [first.fromCity, ...cities.map(({ toCity }) => toCity)].join(' to ')
}

/** The comparison of flights. */
export function CompareSheet({ columns, today }: Props) {
  const numbers = useNumbers()
  const format = useMoney()
  const { zone } = useRegional()
  const { search } = useLocation()
  const isShop = useIsShop()
  const waysToPay = useWaysToPay()
  const [isSharing, setSharing] = useState(false)
  const [first] = columns
  const newest = columns.at(-1)
  if (!first || !newest) return null
  const title = titleOf(first)
  const ways = first.offer.slices.map((_, index) => wayName(index, first.offer.slices.length))
  return (
    <>
      <CompareHeader
        title="Compare flights"
        of={title}
        back={`/order/new/flight/offers?search=${newest.searchId}&${newest.query}`}
        today={today}
        note="They can change until the flight is booked; no seat is held."
      >
        {!isShop && (
          <Button
            variant="default"
            leftSection={<IconMail size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => setSharing(true)}
          >
            Send to a customer
          </Button>
        )}
      </CompareHeader>
      <PaymentFeeNote ways={waysToPay} currency={first.offer.total.currency} />
      <CompareTable
        label="Flights side by side"
        heads={flightHeads({ columns, search })}
        rows={compareRows(columns, format, { zone, numbers })}
        order={['Price', journeyGroup, ...ways, 'Fare', 'Aboard']}
      />
      {columns.length === 1 && (
        <p className={css.hint} data-no-print>
          Tick another flight of the same journey in the results to see both side by side.
        </p>
      )}
      {isSharing && <ShareDialog flights={columns.map((one) => toCompared(one.offer, one))} onClose={() => setSharing(false)} />}
    </>
  )
}
