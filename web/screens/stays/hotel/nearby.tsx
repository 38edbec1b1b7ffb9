import { sentence } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { distanceWords } from '../../../products/stay/house-words.ts'
import { LaterMap } from '../../../products/stay/later-map.tsx'
import { mapAddress } from '../../../products/stay/map-address.ts'
import house from './house.module.css'
import css from './nearby.module.css'

/** What is near the house, the nearest first. */
export function Nearby({ property }: { property: StayProperty }) {
  const places = property.nearby.toSorted((a, b) => a.km - b.km)
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className={house.heading}>
        What is near
      </h2>
      <LaterMap property={property} />
      <ul className={css.places}>
        {places.map(({ name, type, km }) => (
          <li key={name}>
            <span>
              {name} <span className={css.type}>{sentence(type)}</span>
            </span>
            <span className="figures">{distanceWords(km)}</span>
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
