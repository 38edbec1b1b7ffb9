import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { stayCompareParams } from '#domain/stays/compare.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import css from '../../../compare/compare-head.module.css'
import { PriceChange } from '../../../compare/price-change.tsx'
import { FittedMoney } from '../../../kit/fitted-money.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { comparedStays } from '../../../products/stay/compare/compare-list.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { propertyAddress } from '../../../products/stay/stay-address.ts'
import own from './stay-heads.module.css'
import type { StayColumn } from './stay-rows.ts'

interface Of {
  columns: readonly StayColumn[]
  searchId: string
  /** The search and its active filters as query parameters. */
  query: string
  currency: string
}

/** A column's id in the address of the comparison. */
const comparedRate = ({ stay, seen }: StayColumn) => ({ id: stay.id, rate: seen })

/** The header of each property in the comparison: picture, name and price, and a link to its rooms. */
export function stayHeads({ columns, searchId, query, currency }: Of): { key: string; head: ReactNode }[] {
  return columns.map((column) => {
    const { stay, rate, total, priceChange } = column
    const [photo] = stay.photos
    const rest = columns.filter((one) => one !== column).map(comparedRate)
    const without =
      rest.length > 0
        ? `/accommodation/compare?${stayCompareParams(searchId, rest)}&${query}`
        : `/accommodation/results?searchId=${searchId}&${query}`
    const head = (
      <>
        {photo && <img {...photoAt(photo, 320)} sizes="200px" alt="" width={320} height={180} className={own.photo} />}
        <div className={own.property}>
          <p className={css.airline}>{stay.name}</p>
          <Link
            to={without}
            replace
            className={css.remove}
            aria-label={`Remove ${stay.name}`}
            onClick={() => comparedStays.remove({ searchId, id: stay.id })}
            data-no-print
          >
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </Link>
        </div>
        <p className={css.price}>
          <FittedMoney amount={total} currency={currency} />
        </p>
        <PriceChange priceChange={priceChange} currency={currency} />
        <Button
          component={Link}
          to={propertyAddress(searchId, stay.id, query, seenRate(rate, total))}
          variant="default"
          fullWidth
          aria-label={`See rooms of ${stay.name}`}
          data-no-print
        >
          See rooms
        </Button>
      </>
    )
    return { key: stay.id, head }
  })
}
