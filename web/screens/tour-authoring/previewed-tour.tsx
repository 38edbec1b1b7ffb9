import { Link, useSearchParams } from 'react-router'
import type { Tour, TourOption } from '#domain/tours/tour.ts'
import { Gallery } from '../../gallery/gallery.tsx'
import { LazyMap } from '../../map/spot/lazy-map.tsx'
import { durationWords, refundWords } from '../../products/tour/tour-words.ts'
import { Itinerary } from '../tours/tour/itinerary.tsx'
import { MeetingPlace, tourSpot } from '../tours/tour/meeting-place.tsx'
import { About, GoodToKnow, Included, Questions } from '../tours/tour/tour-facts.tsx'
import { TourHead } from '../tours/tour/tour-head.tsx'
import page from '../tours/tour/tour-page.module.css'
import { type DraftDates, previewChoice } from './draft-dates.ts'
import css from './preview.module.css'
import { PreviewedDates } from './previewed-dates.tsx'

type Props = { tour: Tour; options: readonly TourOption[]; hasPin: boolean; dates: DraftDates | null }

/** The parts of a tour's page that come from the tour itself. */
export function PreviewedTour({ tour, options, hasPin, dates }: Props) {
  const chosen = options.find(({ id }) => id === dates?.optionId) ?? options[0]
  const option = chosen && { ...chosen, takesParty: true }
  return (
    <div className={page.tour}>
      <Gallery name={tour.title} photos={tour.photos} />
      <div className={page.main}>
        <TourHead tour={tour} source={null} level={2} />
        <PreviewedOptions options={options} chosen={chosen?.id} />
        {dates && <PreviewedDates dates={dates} tour={tour} option={chosen} />}
        <About tour={tour} />
        <Itinerary tour={tour} />
        <Included tour={tour} />
        {hasPin && <MeetingPlace tour={tour} option={option} map={<LazyMap {...tourSpot(tour)} />} />}
        <GoodToKnow tour={tour} option={option} />
        <Questions tour={tour} />
      </div>
    </div>
  )
}

const factsOf = ({ durationMinutes, startTimes, freeCancellationMinutes, partialRefunds, isOnRequest }: TourOption): string[] =>
  [
    durationMinutes === null ? '' : durationWords(durationMinutes),
    startTimes.join(', '),
    refundWords(freeCancellationMinutes, (partialRefunds ?? []).length > 0),
    isOnRequest ? 'Confirmed on request' : '',
  ].filter(Boolean)

function PreviewedOptions({ options, chosen }: { options: readonly TourOption[]; chosen: string | undefined }) {
  const [params] = useSearchParams()
  if (options.length === 0) return null
  return (
    <section aria-labelledby="options">
      <h2 id="options" className={page.heading}>
        {options.length === 1 ? 'Option' : `${options.length} options`}
      </h2>
      <ul className={css.options}>
        {options.map((option) => (
          <li key={option.id} className={css.option}>
            <p className={css.name}>
              {options.length > 1 ? (
                <Link
                  to={previewChoice(params, { option: option.id })}
                  preventScrollReset
                  aria-current={option.id === chosen ? 'true' : undefined}
                >
                  {option.title}
                </Link>
              ) : (
                option.title
              )}
            </p>
            {option.description && <p className={css.text}>{option.description}</p>}
            <p className={css.text}>{factsOf(option).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
