import { DocumentLink } from '../../order/document-link.tsx'

/** The itinerary and the calendar of a trip that is booked, by the id of its checkout. */
export const TripFiles = ({ id }: { id: string }) => (
  <>
    <DocumentLink title="Itinerary" href={`/api/trips/${id}/itinerary.pdf`} kind="pdf" />
    <DocumentLink title="Calendar" href={`/api/trips/${id}/itinerary.ics`} kind="ics" />
  </>
)
