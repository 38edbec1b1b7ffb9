import { IconCalendarCheck, IconClock, type IconProps, IconLanguage, IconMapPin, IconBolt } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { tourCategories, tourServices } from '#domain/tours/kinds.ts'
import type { Tour } from '#domain/tours/tour.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { languageName } from '../../../products/tour/language-name.ts'
import { Rating } from '../../../products/tour/rating.tsx'
import { durationWords, refundWords } from '../../../products/tour/tour-words.ts'
import css from './tour-head.module.css'

const labelsOf = (table: Readonly<Record<string, string>>, keys: readonly string[]) => keys.map((key) => table[key] ?? key)

interface Fact {
  Icon: ComponentType<IconProps>
  label: string
  says: string
}

const kinds = { live: 'guide', audio: 'audio', written: 'written' } as const

/** `English (guide), French (audio)` */
const spokenWords = ({ spoken, languages }: Tour): string =>
  spoken.length > 0
    ? spoken.map(({ language, kind }) => `${languageName(language)} (${kinds[kind]})`).join(', ')
    : languages.map(languageName).join(', ')

function factsOf(tour: Tour): Fact[] {
  const { duration, freeCancellationHours: hours, isPartlyRefundable = false, services } = tour
  const languages = spokenWords(tour)
  return [
    ...(duration ? [{ Icon: IconClock, label: 'Duration', says: durationWords(duration.from, duration.to) }] : []),
    ...(languages ? [{ Icon: IconLanguage, label: 'Languages', says: languages }] : []),
    { Icon: IconCalendarCheck, label: 'Cancellation', says: refundWords(hours && hours * 60, isPartlyRefundable) },
    ...(services.includes('instant-confirmation') ? [{ Icon: IconBolt, label: 'Confirmation', says: 'At once' }] : []),
  ]
}

type Props = {
  tour: Tour
  source: string | null
  /** Of the title: 2 where the page has a title of its own. */
  level?: 1 | 2
}

/** The title, the rating and the facts that decide. */
export function TourHead({ tour, source, level = 1 }: Props) {
  const Title = `h${level}` as const
  const [category] = labelsOf(tourCategories, tour.categories)
  const services = labelsOf(
    tourServices,
    tour.services.filter((service) => service !== 'instant-confirmation'),
  )
  return (
    <header className={css.head}>
      {category && <p className={css.kind}>{category}</p>}
      <Title className={css.title}>{tour.title}</Title>
      <div className={css.line}>
        <Rating score={tour.score} count={tour.reviewCount} />
        <p className={css.where}>
          <IconMapPin size={16} stroke={1.5} aria-hidden="true" />
          {tour.city}
        </p>
        {source && <p className={css.where}>From {source}</p>}
      </div>
      <dl className={css.facts}>
        {factsOf(tour).map(({ Icon, label, says }) => (
          <div key={label}>
            <dt>
              <Icon size={20} stroke={1.5} aria-hidden="true" />
              {label}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {services.length > 0 && (
        <ul className={css.services}>
          {services.map((service) => (
            <li key={service}>
              <Pill tone="quiet">{service}</Pill>
            </li>
          ))}
        </ul>
      )}
      {tour.highlights.length > 0 && (
        <section aria-labelledby="highlights">
          <h2 id="highlights" className={css.subtitle}>
            Highlights
          </h2>
          <ul className={css.highlights}>
            {tour.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </section>
      )}
    </header>
  )
}
