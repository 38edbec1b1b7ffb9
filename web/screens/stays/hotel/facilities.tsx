import css from './facilities.module.css'
import { facilityGroups } from './facility-groups.ts'
import house from './house.module.css'

/** What the house has, by what it is for. */
export function Facilities({ amenities }: { amenities: readonly string[] }) {
  const groups = facilityGroups(amenities)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="facilities">
      <h2 id="facilities" className={house.heading}>
        Facilities
      </h2>
      <div className={css.groups}>
        {groups.map(({ heading, names }) => (
          <div key={heading}>
            <h3 className={css.name}>{heading}</h3>
            <ul className={css.list}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
