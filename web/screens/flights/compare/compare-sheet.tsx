import { Button } from '@mantine/core'
import { IconArrowLeft, IconMail, IconPrinter } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import { useMoney } from '../../../kit/money.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { toCompared } from '../../../products/flight/compare-list.ts'
import { wayName } from '../../../products/flight/fare-words.ts'
import { ShareDialog } from '../../../products/flight/share-dialog.tsx'
import { endsOf } from '../../../products/flight/slice-words.ts'
import { useIsShop } from '../../../session.ts'
import { CompareHead } from './compare-head.tsx'
import { type Column, compareRows } from './compare-rows.ts'
import css from './compare-sheet.module.css'
import { PrintHead } from './print-head.tsx'
import { RowGroups } from './row-groups.tsx'

type Props = { columns: readonly Column[]; today: LocalDate }

/** `Lagos to London and back`. */
function titleOf({ offer: { slices } }: Column): string {
  const cities = slices.map((slice) => endsOf(slice))
  const [first] = cities
  if (!first) return 'Flights'
  if (cities.length === 2 && cities[1]?.toCity === first.fromCity) return `${first.fromCity} to ${first.toCity} and back`
  return [first.fromCity, ...cities.map(({ toCity }) => toCity)].join(' to ')
}

/** From how many flights there are the stylesheet works out how wide the table has to be. */
const roomFor = (flights: number): CSSProperties & Record<`--${string}`, number> => ({ '--columns': flights })

/** The flights side by side: what differs first, what is the same under it. */
export function CompareSheet({ columns, today }: Props) {
  const format = useMoney()
  const { search } = useLocation()
  const isShop = useIsShop()
  const [isSharing, setSharing] = useState(false)
  const [isFolded, setFolded] = useState(columns.length > 1)
  const rows = compareRows(columns, format)
  const differing = rows.filter((row) => row.differs)
  const same = rows.filter((row) => !row.differs)
  const [first] = columns
  const newest = columns.at(-1)
  if (!first || !newest) return null
  const title = titleOf(first)
  const ways = first.offer.slices.map((_, index) => wayName(index, first.offer.slices.length))
  const order = ['Price', ...ways, 'Fare', 'Aboard']
  return (
    <>
      <PrintHead title={title} today={today} />
      <div data-no-print>
        <PageHeader title="Compare flights" context={title}>
          <Button
            component={Link}
            to={`/order/new/flight/offers?search=${newest.searchId}&${newest.query}`}
            variant="subtle"
            leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
          >
            Back to results
          </Button>
          {!isShop && (
            <Button
              variant="default"
              leftSection={<IconMail size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => setSharing(true)}
            >
              Send to a customer
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </PageHeader>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- narrow screens scroll it both ways, from the keyboard too */}
      <div className={css.scroll} tabIndex={0} role="region" aria-label="Flights side by side">
        <table className={css.table} style={roomFor(columns.length)}>
          <CompareHead columns={columns} search={search} />
          {columns.length > 1 && <RowGroups title="What differs" rows={differing} order={order} span={columns.length} />}
          <RowGroups
            title={columns.length > 1 ? `The same for all (${same.length})` : 'Details'}
            rows={columns.length > 1 ? same : rows}
            order={order}
            span={columns.length}
            {...(columns.length > 1 && { fold: { isFolded, toggle: () => setFolded(!isFolded) } })}
          />
        </table>
      </div>
      {columns.length === 1 && (
        <p className={css.hint} data-no-print>
          Tick another flight of the same journey in the results to see both side by side.
        </p>
      )}
      {isSharing && <ShareDialog flights={columns.map((one) => toCompared(one.offer, one))} onClose={() => setSharing(false)} />}
    </>
  )
}
