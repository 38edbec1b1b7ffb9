import { amenityName } from '#domain/stays/kinds.ts'
import css from './facilities.module.css'
import pageCss from './property.module.css'

/** The heading of each facility, in the order of the headings. */
const groups: [heading: string, keys: readonly string[]][] = [
  ['Food and drink', ['restaurant', 'lounge', 'room_service']],
  ['Pool and wellness', ['pool', 'spa', 'gym']],
  ['Internet and work', ['wifi', 'business_centre']],
  ['At your service', ['24_hour_front_desk', 'concierge', 'laundry', 'childcare_service', 'cash_machine']],
  ['Getting here', ['parking']],
  ['For everybody', ['accessibility_mobility', 'accessibility_hearing', 'pets_allowed', 'adult_only']],
]

const known = new Set(groups.flatMap(([, keys]) => keys))

/** Facilities by heading; unlisted ones come last. Empty headings are left out. */
function facilityGroups(amenities: readonly string[]): { heading: string; names: string[] }[] {
  const others = amenities.filter((key) => !known.has(key))
  return [...groups, ['More', others] as const].flatMap(([heading, keys]) => {
    const names = keys.filter((key) => amenities.includes(key)).map(amenityName)
    return names.length > 0 ? [{ heading, names }] : []
  })
}

/** The facilities of the property, by purpose. */
export function Facilities({ amenities }: { amenities: readonly string[] }) {
  const groups = facilityGroups(amenities)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="facilities">
      <h2 id="facilities" className={pageCss.heading}>
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
