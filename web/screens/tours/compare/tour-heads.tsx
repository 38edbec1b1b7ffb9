import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FoundTour } from '#domain/tours/found-tour.ts'
import css from '../../../compare/compare-head.module.css'
import { photoAt } from '../../../gallery/photo-at.ts'
import { FittedMoney } from '../../../kit/fitted-money.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { comparedTours } from '../../../products/tour/compare/compare-list.ts'
import { tourCompareParams } from '../../../products/tour/compare/compare-params.ts'
import { resultsPath, tourAddress } from '../../../products/tour/tour-address.ts'
import own from './tour-heads.module.css'

interface Of {
  columns: readonly FoundTour[]
  searchId: string
  /** The search and its active filters as query parameters. */
  query: string
  currency: string
}

/** The header of each tour in the comparison: picture, title and price, and a link to its page. */
export const tourHeads = ({ columns, searchId, query, currency }: Of): { key: string; head: ReactNode }[] =>
  columns.map((tour) => {
    const [photo] = tour.photos
    const rest = columns.filter((one) => one !== tour).map(({ id }) => id)
    const without =
      rest.length > 0
        ? `/tour/compare?${tourCompareParams(searchId, rest)}&${query}`
        : `${resultsPath}?searchId=${searchId}&${query}`
    const head = (
      <>
        {photo && <img {...photoAt(photo, 320)} sizes="200px" alt="" width={320} height={180} className={own.photo} />}
        <div className={own.property}>
          <p className={css.airline}>{tour.title}</p>
          <Link
            to={without}
            replace
            className={css.remove}
            aria-label={`Remove ${tour.title}`}
            onClick={() => comparedTours.remove({ searchId, id: tour.id })}
            data-no-print
          >
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </Link>
        </div>
        <p className={css.price}>
          <FittedMoney amount={tour.total} currency={currency} />
        </p>
        <Button
          component={Link}
          to={tourAddress(searchId, tour.id, query)}
          variant="default"
          fullWidth
          aria-label={`Open ${tour.title}`}
          data-no-print
        >
          Open
        </Button>
      </>
    )
    return { key: tour.id, head }
  })
