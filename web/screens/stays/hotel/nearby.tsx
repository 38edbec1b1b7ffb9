import type { ReactNode } from 'react'
import { sentence } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { mapAddress } from '../../../map/spot/map-address.ts'
import { distanceWords } from '../../../products/stay/property-words.ts'
import css from './property.module.css'

/** The map of the property, and what is near it, the nearest first. */
export function Nearby({ property, map }: { property: StayProperty; map: ReactNode }) {
  const numbers = useNumbers()
  const places = property.nearby.toSorted((a, b) => a.km - b.km)
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className={css.heading}>
        What is near
      </h2>
      {map}
      <ul className={css.places}>
        {places.map(({ name, type, km }) => (
          <li key={name}>
            <span>
              {name} <span className={css.type}>{sentence(type)}</span>
            </span>
            <span className="figures">{distanceWords(km, numbers)}</span>
          </li>
        ))}
      </ul>
      <p className={css.map}>
        <a href={mapAddress(property)} target="_blank" rel="noreferrer">
          Open the place on a map
        </a>
      </p>
    </section>
  )
}
