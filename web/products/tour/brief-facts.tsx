import { IconCalendarCheck, IconClock, type IconProps, IconLanguage, IconMapPin } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { TourBrief } from '#domain/tours/tour.ts'
import { tourServices } from '#domain/tours/kinds.ts'
import css from './brief-facts.module.css'
import { languageName } from './language-name.ts'
import { durationWords, freeUntilWords } from './tour-words.ts'

const Fact = ({ Icon, isGood, children }: { Icon: ComponentType<IconProps>; isGood?: boolean; children: ReactNode }) => (
  <li data-good={isGood || undefined}>
    <Icon size={15} stroke={1.6} aria-hidden="true" />
    <span>{children}</span>
  </li>
)

/** More languages than these are counted. */
const few = 3

function languagesWords(languages: readonly string[]): string {
  const shown = languages.slice(0, few).map(languageName).join(', ')
  return languages.length > few ? `${shown} and ${languages.length - few} more` : shown
}

/** The services that decide most, at most two of them. */
const top = ['hotel-pickup', 'fast-track', 'small-group-tours', 'private-tours', 'audio-guide'] as const

type Props = {
  tour: Pick<TourBrief, 'duration' | 'languages' | 'freeCancellationHours' | 'services' | 'city'>
  /** Where it is, if the list has several places. */
  withCity?: boolean
}

/** What decides between tours: how long, in which languages, and what cancelling costs. */
export function BriefFacts({ tour, withCity = false }: Props) {
  const { duration, languages, freeCancellationHours: hours, services, city } = tour
  const extras = top.filter((service) => services.includes(service)).slice(0, 2)
  return (
    <ul className={css.facts}>
      {withCity && <Fact Icon={IconMapPin}>{city}</Fact>}
      {duration && <Fact Icon={IconClock}>{durationWords(duration.from, duration.to)}</Fact>}
      {languages.length > 0 && <Fact Icon={IconLanguage}>{languagesWords(languages)}</Fact>}
      {hours !== null && (
        <Fact Icon={IconCalendarCheck} isGood>
          {freeUntilWords(hours * 60)}
        </Fact>
      )}
      {extras.length > 0 && <li className={css.extras}>{extras.map((service) => tourServices[service]).join(' · ')}</li>}
    </ul>
  )
}
