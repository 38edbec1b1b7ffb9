import { IconCheck } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import type { TourDetail } from '#contract/tours.ts'
import { chooseUnits } from '#domain/tours/choose-units.ts'
import { Money } from '../../../kit/money.tsx'
import { durationWords, refundWords } from '../../../products/tour/tour-words.ts'
import { shortDay } from '../../../search/day-words.ts'
import css from './options.module.css'
import type { FoundTourPage } from './read-tour.ts'
import page from './tour-page.module.css'
import { choiceAddress } from './tour-page-address.ts'

type Option = TourDetail['options'][number]

const pickups = { none: null, possible: 'Pick-up possible', required: 'Pick-up included' } as const

/** What differs between options, in words. */
function factsOf({
  durationMinutes,
  startTimes,
  kind,
  pickup,
  freeCancellationMinutes,
  partialRefunds,
  isOnRequest,
}: Option): string[] {
  const facts = [
    durationMinutes === null ? null : durationWords(durationMinutes),
    kind === 'opening-hours' ? 'Any time while it is open' : startTimes.slice(0, 4).join(', '),
    pickups[pickup],
    refundWords(freeCancellationMinutes, (partialRefunds ?? []).length > 0),
    isOnRequest ? 'The operator confirms on request' : null,
  ]
  return facts.flatMap((fact) => fact || [])
}

/** The options of the tour, side by side; one that is the only one needs no choice. */
export function Options({ page: read }: { page: FoundTourPage }) {
  const { options } = read.detail
  if (options.length < 2) return null
  return (
    <section id="options" aria-labelledby="options-title" className={page.section}>
      <h2 id="options-title" className={page.heading}>
        {options.length} options
      </h2>
      <ul className={css.options}>
        {options.map((option) => (
          <li key={option.id}>
            <OptionCard option={option} read={read} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OptionCard({ option, read }: { option: Option; read: FoundTourPage }) {
  const [params] = useSearchParams()
  const { party, calendars, day, optionId } = read
  const isChosen = option.id === optionId
  const takes = chooseUnits(option, party) !== null
  const sold = (calendars.find((one) => one.optionId === option.id)?.days ?? []).filter(({ total }) => total !== null)
  const shown = sold.find((one) => one.day === day) ?? sold[0]
  return (
    <article className={css.option} data-chosen={isChosen || undefined} aria-label={option.title}>
      <h3 className={css.title}>
        {takes && !isChosen ? (
          <Link to={choiceAddress(params, { option: option.id })} preventScrollReset className={css.link}>
            {option.title}
          </Link>
        ) : (
          option.title
        )}
        {isChosen && (
          <span className={css.chosen}>
            <IconCheck size={14} stroke={2} aria-hidden="true" /> Chosen
          </span>
        )}
      </h3>
      {option.description && <p className={css.text}>{option.description}</p>}
      <ul className={css.facts}>
        {factsOf(option).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={css.price}>
        {!takes && <span className={css.quiet}>Not for these people</span>}
        {takes && !shown && <span className={css.quiet}>No places in these months</span>}
        {takes && shown?.total && (
          <>
            <Money {...shown.total} /> <span className={css.quiet}>{shortDay(shown.day)}</span>
          </>
        )}
      </p>
    </article>
  )
}
