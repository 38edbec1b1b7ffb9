import { IconBed, IconBuildingMonument, IconBuildingSkyscraper, IconMapPin, IconPlane, type IconProps } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { Destination } from '#domain/stays/search.ts'
import { placeToParams } from '#domain/stays/search-params.ts'
import { Flag } from '../../../kit/flag.tsx'
import { ChoiceField } from '../../../search/choice-field.tsx'
import css from '../../../search/choice-list.module.css'
import { ChoiceList } from '../../../search/choice-list.tsx'
import type { UnknownText } from '../../../search/unknown-text.ts'
import { useChoice } from '../../../search/use-choice.ts'
import { askDestinations, destinationLabel, isDestinationMeant, type Suggested, suggested } from './ask-destinations.ts'
import { ChooseOnMap, type MapHome, MapLine } from './choose-on-map.tsx'

type Props = {
  value: Destination | null
  /** What stands in the field instead of a place. */
  unknown: UnknownText<Destination> | null | undefined
  onChange: (place: Destination | null, unknown: UnknownText<Destination> | null) => void
  error: string | undefined
  isPhone: boolean
  /** Where the map opens while no place is chosen. */
  home: MapHome
}

const icons: Record<Destination['kind'], ComponentType<IconProps>> = {
  city: IconBuildingSkyscraper,
  landmark: IconBuildingMonument,
  airport: IconPlane,
  property: IconBed,
  map: IconMapPin,
}

const words = {
  failed: 'Places cannot be looked up now. Try again in a moment, or choose a point on the map.',
  none: (query: string) => `No city, landmark or property matches “${query}”.`,
}

/** Where to stay: by name, or a point on the map. */
export function DestinationField({ value, unknown, onChange, error, isPhone, home }: Props) {
  const [isMap, setMap] = useState(false)
  const choice = useChoice<Suggested>({
    value: value && suggested(value),
    unknown: unknown ? { ...unknown, meant: unknown.meant.map(suggested) } : null,
    onChange: (chosen, text) => onChange(chosen?.place ?? null, text && { ...text, meant: text.meant.map(({ place }) => place) }),
    isMeant: ({ place }, text) => isDestinationMeant(place, text),
    ask: askDestinations,
    labelOf: ({ place }) => destinationLabel(place),
    placeholder: 'City, landmark or property',
  })
  return (
    <>
      <ChoiceField
        label="Where"
        name="destination"
        choice={choice}
        send={({ place }) => `${placeToParams(place)}`}
        error={error}
        isPhone={isPhone}
      >
        <ChoiceList
          {...choice.list}
          label="Destinations"
          words={words}
          keyOf={({ place, group }) => `${group} ${place.id} ${place.latitude} ${place.longitude}`}
          groupOf={({ group }) => group}
          rowOf={({ place }) => <DestinationRow place={place} />}
        />
        <MapLine
          onOpen={() => {
            choice.close()
            setMap(true)
          }}
        />
      </ChoiceField>
      <ChooseOnMap
        isOpen={isMap}
        from={value}
        home={home}
        onClose={() => setMap(false)}
        onChoose={(place) => {
          setMap(false)
          onChange(place, null)
        }}
      />
    </>
  )
}

function DestinationRow({ place }: { place: Destination }) {
  const Icon = icons[place.kind]
  return (
    <span className={css.row}>
      <Icon size={18} stroke={1.5} aria-hidden="true" className={css.icon} />
      <span className={css.words}>
        <span className={css.city}>{place.name}</span>
        <span className={css.below}>
          {place.country && <Flag country={place.country} />} {place.context}
        </span>
      </span>
    </span>
  )
}
