import { DestinationField as AnyDestination, type DestinationProps } from '../../../search/destinations/destination-field.tsx'
import { askDestinations } from './ask-destinations.ts'
import { placeWords } from './place-words.ts'

/** The place of the search. */
export const DestinationField = (props: DestinationProps) => (
  <AnyDestination {...props} ask={askDestinations} placeholder="City or landmark" words={placeWords} />
)
