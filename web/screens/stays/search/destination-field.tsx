import { useState } from 'react'
import { DestinationField as AnyDestination, type DestinationProps } from '../../../search/destinations/destination-field.tsx'
import { destinationWords } from '../../../search/destinations/destination-words.ts'
import { askDestinations } from './ask-destinations.ts'
import { ChooseOnMap, type MapHome, MapLine } from './choose-on-map.tsx'

type Props = DestinationProps & {
  /** The initial centre of the map while no place is selected. */
  home: MapHome
}

/** The place of the search: by name, or a point on the map. */
export function DestinationField({ home, ...props }: Props) {
  const [isMap, setMap] = useState(false)
  return (
    <>
      <AnyDestination {...props} ask={askDestinations} placeholder="City, landmark or property" words={destinationWords}>
        {(close) => (
          <MapLine
            onOpen={() => {
              close()
              setMap(true)
            }}
          />
        )}
      </AnyDestination>
      <ChooseOnMap
        isOpen={isMap}
        from={props.value}
        home={home}
        onClose={() => setMap(false)}
        onChoose={(place) => {
          setMap(false)
          props.onChange(place, null)
        }}
      />
    </>
  )
}
